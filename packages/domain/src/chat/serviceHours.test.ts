import { expect, it } from 'vitest'
import { serviceAt } from './serviceHours.ts'

const at = (time: string) => Date.parse(`${time}+08:00`)

it.each([
  ['Tuesday 08:40', '2026-11-24T08:40:00', { open: true }],
  ['the first moment', '2026-11-24T08:30:00', { open: true }],
  ['the last minute', '2026-11-24T17:29:59', { open: true }],
  ['a Saturday', '2026-11-28T12:00:00', { open: true }],
])('is open on %s, in the mall’s time zone [R6.09]', (_, time, service) => {
  expect(serviceAt(at(time))).toEqual(service)
})

it.each([
  ['early', '2026-11-24T08:29:59', '2026-11-24T08:30:00'],
  ['at closing time', '2026-11-24T17:30:00', '2026-11-25T08:30:00'],
  ['at midnight', '2026-11-25T00:00:00', '2026-11-25T08:30:00'],
  ['on Saturday evening', '2026-11-28T18:00:00', '2026-11-30T08:30:00'],
  ['on Sunday', '2026-11-29T10:00:00', '2026-11-30T08:30:00'],
])('names the next opening %s [R6.09]', (_, time, opens) => {
  expect(serviceAt(at(time))).toEqual({ open: false, opens: at(opens) })
})
