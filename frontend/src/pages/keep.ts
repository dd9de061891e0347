// What this browser keeps for its person, by name.

/** What was kept under a name, or nothing: private windows and full disks are no faults of ours. */
export function kept<T>(key: string): Partial<T> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Partial<T>) : {}
  } catch {
    return {}
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Then it is forgotten when the page is closed.
  }
}
