import { addressesWith, specificationAddresses } from './addresses.ts'
import type { Addresses, RouteId } from './addresses.ts'

// The addresses belong to the shop, never to a user or a request, and are set once before the first use.
let addresses = specificationAddresses
let shown: Readonly<Record<string, string>> = specificationAddresses

/** Returns the shop's pattern of every route. Each change of the addresses creates a new object. */
export function shopAddresses(): Addresses {
  return addresses
}

/** Returns the patterns at which the shop shows a screen: without omitted screens, with the shop's own screens. */
export function shownAddresses(): Readonly<Record<string, string>> {
  return shown
}

export type OwnPaths = {
  /** Routes of screens that the shop omits. */
  without?: readonly string[]
  /** The patterns of the shop's own screens, by their own ids. */
  more?: Readonly<Record<string, string>>
}

/**
 * Sets the shop's own addresses, once at the start: `{ list: '/katalog', detail: '/artikel/:prodId?' }`. Other routes
 * keep the specification's address; `{}` restores every address of the specification. Throws a `TypeError` that names
 * an invalid address.
 */
export function setPaths(own: Partial<Addresses>, ofScreens: OwnPaths = {}): void {
  for (const [id, address] of Object.entries(own)) checkAddress(id, address)
  checkAllApart(reachable(addressesWith(own), ofScreens))
  setPathsUnchecked(own, ofScreens)
}

/**
 * Sets addresses in a browser without checking them, so that the page does not load the checks. `setPaths` has checked
 * the same addresses on the server.
 */
export function setPathsUnchecked(own: Partial<Addresses>, ofScreens: OwnPaths = {}): void {
  addresses = addressesWith(own)
  shown = reachable(addresses, ofScreens)
}

function reachable(all: Addresses, { without = [], more = {} }: OwnPaths): Readonly<Record<string, string>> {
  return { ...Object.fromEntries(Object.entries(all).filter(([id]) => !without.includes(id))), ...more }
}

// A segment consists of letters of any script, digits and characters that need no escaping. `.` and `..` are invalid.
const segment = /^(?!\.{1,2}$)[\p{L}\p{N}~!$&'()*+,;=@._-]+$/u
const openSegment = /^:\w+\??$/
// The host serves these addresses itself: pictures, files, assets, and the data of pages.
const hostsOwn = /^\/(_|(pictures|files|assets)(\/|$))|\.data$/i

function checkAddress(id: string, address: unknown): void {
  if (!Object.hasOwn(specificationAddresses, id))
    throw new TypeError(`There is no route "${id}", so it cannot have an address.`)
  if (typeof address !== 'string' || !isPath(address))
    throw new TypeError(
      `The address of "${id}" is ${JSON.stringify(address)}, which is not a path. Write it like "/${id}".`,
    )
  if (hostsOwn.test(address))
    throw new TypeError(`The address of "${id}" is "${address}", which the host uses itself. Choose another.`)
  const open = openOf(specificationAddresses[id as RouteId])
  if (openOf(address) === open) return
  const wanted = open ? `contain "${open}" and no other parameter` : 'contain no parameter'
  throw new TypeError(`The address of "${id}" must ${wanted}, but is "${address}".`)
}

function isPath(address: string): boolean {
  const segments = address.slice(1).split('/')
  return (
    address === '/' ||
    (address.startsWith('/') &&
      segments.every((one) => segment.test(one) || openSegment.test(one)) &&
      // Only the last segment may be optional.
      !segments.slice(0, -1).some((one) => one.startsWith(':') && one.endsWith('?')))
  )
}

function openOf(pattern: string): string {
  return (pattern.match(/:\w+\??/g) ?? []).toSorted().join(' ')
}

function checkAllApart(all: Readonly<Record<string, string>>): void {
  const taken = new Map<string, string>()
  for (const [id, pattern] of Object.entries(all))
    for (const address of formsOf(pattern)) {
      const other = taken.get(address)
      if (other !== undefined)
        throw new TypeError(`The routes "${other}" and "${id}" have the same address "${pattern}". Change one of them.`)
      taken.set(address, id)
    }
}

/**
 * Returns the forms of a pattern for comparison: without case and parameter names, with and without an optional
 * segment.
 */
function formsOf(pattern: string): string[] {
  const form = pattern.toLowerCase().replace(/:\w+(?!\w*\?)/g, ':')
  return form.endsWith('?') ? [form.replace(/\/:\w+\?$/, '') || '/', form.replace(/:\w+\?$/, ':')] : [form]
}
