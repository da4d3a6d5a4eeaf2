import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Fingerprints, fingerprintOf } from './fingerprints.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprints-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('differs for one step of one channel, and for the same pixels in another shape', () => {
  const data = new Uint8Array(4 * 6).fill(200)
  const print = fingerprintOf({ width: 3, height: 2, data })
  expect(print).toMatch(/^[\da-f]{16}$/)
  expect(fingerprintOf({ width: 3, height: 2, data: data.with(5, 201) })).not.toBe(print)
  expect(fingerprintOf({ width: 2, height: 3, data })).not.toBe(print)
})

it('keeps a sorted file for each room, and the lines that nobody touched', () => {
  const prints = new Fingerprints(folder)
  prints.set('ui-tag--default', 'zh-desktop-light', 'b')
  prints.set('ui-button--default', 'zh-desktop-light', 'a')
  prints.set('pages-cart--empty', 'en-phone-dark', 'c')
  prints.save()
  const again = new Fingerprints(folder)
  expect(again.get('ui-tag--default', 'zh-desktop-light')).toBe('b')
  again.delete('pages-cart--empty', 'en-phone-dark')
  again.set('ui-tag--default', 'zh-desktop-light', 'd')
  again.save()
  expect(readdirSync(folder)).toEqual(['ui.txt'])
  expect(readFileSync(join(folder, 'ui.txt'), 'utf8')).toBe(
    'ui-button--default zh-desktop-light a\nui-tag--default zh-desktop-light d\n',
  )
})
