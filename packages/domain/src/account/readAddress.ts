import { findLatinRegions } from './pastedAddress/findLatinRegions.ts'
import { findRegions } from './pastedAddress/findRegions.ts'
import { CUT, takeLabels, takeNumbers } from './pastedAddress/marks.ts'
import { nameLikeness } from './pastedAddress/personName.ts'
import type { Region, RegionNames } from './pastedAddress/regionNames.ts'

/** The number of characters of a pasted text that are read. */
export const PASTED_LIMIT = 500

export type AddressField = 'receiver' | 'mobile' | 'area' | 'addr'

export type ReadAddress = {
  receiver: string
  /** Eleven digits, or empty. */
  mobile: string
  province?: Region | undefined
  city?: Region | undefined
  area?: Region | undefined
  /** The address within the district: street, number, building. */
  addr: string
  postCode?: string | undefined
  /** Text that fits no field: telephones, further mobile numbers, remarks. */
  leftOver: string[]
  /** The fields that a person should check, because they are missing or guessed. */
  doubts: AddressField[]
}

/** A part of the text. `before`: before the regions. `again`: repeats a region. */
type Part = { text: string; before: boolean; again?: boolean }

/**
 * Splits a pasted address into fields, in any order and with any labels. `names` are the mall's regions
 * (`regionNames`). Unrecognised fields stay empty and are listed in `doubts`. Other text stays in `addr` (at most 120
 * characters) or in `leftOver`.
 */
export function readAddress(pasted: string, names: RegionNames): ReadAddress {
  const whole = pasted
    .slice(0, PASTED_LIMIT)
    .normalize('NFKC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u3000 ]+/g, ' ')
  const { text, mobiles, postCode, leftOver } = takeNumbers(whole.replace(/[【】[\]{}<>《》"“”]/gu, ' '))
  const pieces = takeLabels(text)
  const labelled = (label: string) => pieces.find((piece) => piece.label === label)?.text.split(CUT)
  const named = labelled('receiver')
  // Text on the line after a labelled name belongs to the rest.
  const free = pieces
    .map(({ label, text: piece }) => (label === 'receiver' ? piece.split(CUT).slice(1).join(CUT) : piece))
    .join(CUT)
  const { place, parts } = placed(free, names)
  const given = tidyName(named?.[0] ?? '')
  const guessed = given ? undefined : guessName(parts)
  const receiver = given || (guessed?.name ?? '')
  const addr = streetOf(parts, guessed)
  const doubts: AddressField[] = []
  if (!receiver || (guessed && guessed.likeness < 2)) doubts.push('receiver')
  if (mobiles.length === 0 || new Set(mobiles).size > 1) doubts.push('mobile')
  if (!place.area) doubts.push('area')
  if (addr.length < 5) doubts.push('addr')
  return { receiver, mobile: mobiles[0] ?? '', ...place, addr, ...(postCode && { postCode }), leftOver, doubts }
}

type Place = Pick<ReadAddress, 'province' | 'city' | 'area'>

function placed(text: string, names: RegionNames): { place: Place; parts: Part[] } {
  const found = findRegions(text, names)
  if (found) {
    const { start, end, province, city, area } = found
    return {
      place: { ...(province && { province }), ...(city && { city }), ...(area && { area }) },
      parts: [...partsOf(text.slice(0, start), true), ...partsOf(text.slice(end), false)].map((part) => ({
        ...part,
        again: names.han.get(part.text)?.some(({ region }) => [province, city, area].includes(region)) ?? false,
      })),
    }
  }
  const words = text.split(/[,;\n]/).map((word) => word.replace(/^[\s/.:-]+|[\s/:-]+$/g, ''))
  const latin = findLatinRegions(words.filter(Boolean), names)
  if (!latin) return { place: {}, parts: partsOf(text, false) }
  const { province, city, area, rest } = latin
  return {
    place: { ...(province && { province }), ...(city && { city }), ...(area && { area }) },
    parts: rest.map((part) => ({ text: part, before: false })),
  }
}

/** Splits a text at separators. Latin words divided only by spaces stay together. */
function partsOf(text: string, before: boolean): Part[] {
  return text
    .split(
      /[,;\n|、。]|(?<=[\p{Script=Han}\d)]) | (?=[\p{Script=Han}(])|(?<=^|[\s\n])\/|\/(?=\p{Script=Han})|-(?=\p{Script=Han})|(?=\()|(?<=\))/u,
    )
    .map((part) => part.replace(/^[\s.:·/-]+|[\s.:/-]+$/g, ''))
    .filter((part) => part && !/^[()]+$/.test(part))
    .map((part) => ({ text: part, before }))
}

type Guess = { name: string; part: number; /** The part without the name. */ street: string; likeness: number }

function guessName(parts: readonly Part[]): Guess | undefined {
  let best: Guess | undefined
  let most = 0
  const offer = (guess: Guess, score: number) => {
    if (guess.likeness && score > most) {
      most = score
      best = guess
    }
  }
  const last = parts.length - 1
  for (const [part, { text, before, again }] of parts.entries()) {
    const name = tidyName(text)
    const likeness = nameLikeness(name)
    const outside = (before ? 4 : 0) + (part === 0 || part === last ? 3 : 0)
    // A name equal to a region is used only if the text has no other name.
    if (again) offer({ name, part, street: '', likeness: 1 }, outside)
    else offer({ name, part, street: '', likeness }, likeness * 10 + outside)
    // The name follows the street without a separator: `…2259号宋佳`.
    const [, street = '', glued = ''] =
      /^(.*(?:[号室楼栋座幢层旁内口库门厂院]|\d))(\p{Script=Han}{2,4})$/u.exec(text) ?? []
    if (nameLikeness(glued) === 3) offer({ name: tidyName(glued), part, street, likeness: 2 }, 15)
  }
  return best
}

function tidyName(text: string): string {
  return text
    .replace(/^[\s,;.:()/-]+|[\s,;.:(/-]+$/g, '')
    .replace(/\s*\(?\s*收\s*\)?$/u, '')
    .replace(/^\(|\)$/g, '')
    .trim()
    .slice(0, 30)
}

/** Joins the remaining parts in order. Parts from before the regions come last. */
function streetOf(parts: readonly Part[], guess: Guess | undefined): string {
  const kept = parts
    .map((part, at) => (at === guess?.part ? { ...part, text: guess.street } : part))
    .filter(({ text, again }) => text && !again && !/^\(?\s*收\s*\)?$/u.test(text))
  const ordered = [...kept.filter(({ before }) => !before), ...kept.filter(({ before }) => before)]
  return ordered
    .map(({ text }) => text)
    .reduce((line, text) => {
      const han = /[\p{Script=Han}\d)]$/u.test(line) && /^[\p{Script=Han}\d(]/u.test(text)
      return line === '' ? text : han ? `${line}${text}` : `${line}, ${text}`
    }, '')
    .slice(0, 120)
}
