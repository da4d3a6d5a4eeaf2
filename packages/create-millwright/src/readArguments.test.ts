import { expect, it } from 'vitest'
import { nameOf, readArguments } from './readArguments.ts'

it('reads the given arguments and leaves the others undefined', () => {
  expect(readArguments(['my-shop'])).toEqual({
    kind: 'shop',
    folder: 'my-shop',
    name: undefined,
    api: undefined,
    yes: false,
    help: false,
  })
  expect(
    readArguments(['--name', ' Schmidt Antriebe ', '../shops/schmidt', '--api=https://api.example/mall/', '-y']),
  ).toMatchObject({ folder: '../shops/schmidt', name: 'Schmidt Antriebe', api: 'https://api.example/mall', yes: true })
  expect(readArguments(['editor', '--platform'])).toMatchObject({ kind: 'platform', folder: 'editor' })
})

it.each([
  [['My Shop'], /"My Shop" cannot be the name of a package.*my-shop/],
  [['.'], /cannot be the name of a package/],
  [['a', 'b'], /"b" is one too many\. Quote a name of several words/],
  [['a', '--name', ''], /The name "" is invalid/],
  [['a', '--name', 'two\nlines'], /one line/],
  [['a', '--name', 'x'.repeat(61)], /1 to 60 characters/],
  [['a', '--api', 'localhost:4101'], /"localhost:4101" is not the address.*http:\/\/localhost:4101/],
  [['a', '--api', 'https://'], /is not the address/],
  [['a', '--platform', '--api', 'https://api.example'], /src\/host\.ts/],
  [['a', '--colour', 'red'], /--colour/],
])('rejects %j and says what to write instead', (given, problem) => {
  expect(() => readArguments(given)).toThrow(TypeError)
  expect(() => readArguments(given)).toThrow(problem)
})

it.each([
  ['my-shop', 'My shop'],
  ['/tmp/schmidt_antriebe', 'Schmidt antriebe'],
  ['shop2', 'Shop2'],
])('names the shop in the folder %s %s', (folder, name) => {
  expect(nameOf(folder)).toBe(name)
})
