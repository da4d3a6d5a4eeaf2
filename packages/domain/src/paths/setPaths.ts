import { addressesWith, specification } from './addresses.ts'
import type { Addresses, RouteId } from './addresses.ts'

// The addresses belong to the shop, never to a person or a request: they are set once, before anything asks.
let addresses = specification
let shown: Readonly<Record<string, string>> = specification

/** The pattern of every route, as the shop has them. Another object once other paths are set. */
export function shopAddresses(): Addresses {
  return addresses
}

/** The patterns at which the shop shows something: without the screens that it leaves out, with those of its own. */
export function shownAddresses(): Readonly<Record<string, string>> {
  return shown
}

export type OwnPaths = {
  /** Routes of screens that the shop leaves out. */
  without?: readonly string[]
  /** The patterns of the shop's own screens, by ids of their own. */
  more?: Readonly<Record<string, string>>
}

/**
 * Gives the shop addresses of its own: `{ list: '/katalog', detail: '/artikel/:prodId?' }`. Once, at the start. Routes
 * that it leaves out have the specification's address; `{}` is the specification. Throws a `TypeError` that says which
 * address cannot be.
 */
export function setPaths(own: Partial<Addresses>, ofScreens: OwnPaths = {}): void {
  for (const [id, address] of Object.entries(own)) checkAddress(id, address)
  checkAllApart(reachable(addressesWith(own), ofScreens))
  takePaths(own, ofScreens)
}

/** Gives a browser the addresses that `setPaths` has checked on the server: without the checks, which it need not load. */
export function takePaths(own: Partial<Addresses>, ofScreens: OwnPaths = {}): void {
  addresses = addressesWith(own)
  shown = reachable(addresses, ofScreens)
}

function reachable(all: Addresses, { without = [], more = {} }: OwnPaths): Readonly<Record<string, string>> {
  return { ...Object.fromEntries(Object.entries(all).filter(([id]) => !without.includes(id))), ...more }
}

// A segment is letters of any script, digits and what an address may hold unescaped; `.` and `..` are none.
const segment = /^(?!\.{1,2}$)[\p{L}\p{N}~!$&'()*+,;=@._-]+$/u
const openSegment = /^:\w+\??$/
// The host answers these itself: pictures, files, what it makes for pages, the data of a page.
const hostsOwn = /^\/(_|(pictures|files|assets)(\/|$))|\.data$/i

function checkAddress(id: string, address: unknown): void {
  if (!Object.hasOwn(specification, id)) throw new TypeError(`There is no route "${id}", so it cannot have an address.`)
  if (typeof address !== 'string' || !isPath(address))
    throw new TypeError(
      `The address of "${id}" is ${JSON.stringify(address)}, which is not a path. Write it like "/${id}".`,
    )
  if (hostsOwn.test(address))
    throw new TypeError(`The address of "${id}" is "${address}", which the host uses itself. Choose another.`)
  const open = openOf(specification[id as RouteId])
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
      // Only what stands last can be missing.
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

/** What a pattern looks like from outside: capitals and names say nothing, and what may be missing is there or not. */
function formsOf(pattern: string): string[] {
  const form = pattern.toLowerCase().replace(/:\w+(?!\w*\?)/g, ':')
  return form.endsWith('?') ? [form.replace(/\/:\w+\?$/, '') || '/', form.replace(/:\w+\?$/, ':')] : [form]
}
