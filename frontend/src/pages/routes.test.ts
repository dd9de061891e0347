import { expect, test } from 'vitest'
import { NOWHERE, route } from './routes'

test.each([
  ['/', '/', {}],
  ['/table/abc-_1', '/table/:id', { id: 'abc-_1' }],
  ['/table/abc/', '/table/:id', { id: 'abc' }],
  ['/play/friends', '/play/:how', { how: 'friends' }],
  ['/join', '/join', {}],
])('%s leads to the room %s', (address, path, given) => {
  expect(route(address)).toMatchObject({ route: { path }, given })
})

test.each(['/nowhere', '/table', '/table/a/b', '/about/us'])('%s leads nowhere', (address) => {
  expect(route(address).route).toBe(NOWHERE)
})

test('what cannot be decoded is taken as it stands', () => {
  expect(route('/table/%zz').given).toEqual({ id: '%zz' })
})
