import { createTexts, textOf } from '@millwright/i18n/createTexts'
import { everyNamespace, resourcesOf } from '@millwright/i18n/resources'
import { expect, it } from 'vitest'
import { endingOf, endings, isUsual } from '../tests/faults/between/endingOf.ts'
import type { Ending } from '../tests/faults/between/endingOf.ts'

const texts = createTexts('en', resourcesOf('en', everyNamespace))
const page = (words: string) => ({
  html: `<html lang="en"><main><h1>Team</h1><p>${words}</p><a href="/">Home</a></main></html>`,
  path: '/group-team',
  wanted: '/group-team',
  locale: 'en' as const,
})

it('accepts content and an empty state, and "not found" only at the one missing address [R8.04]', () => {
  const usual = (screen: string) => (Object.keys(endings) as Ending[]).filter((ending) => isUsual(screen, ending))
  expect(usual('group-team')).toEqual(['c', 'n'])
  expect(usual('not-found')).toEqual(['c', 'n', 'm'])
})

it('recognises a page whose record is missing, because the page does not show the screen [R8.04]', () => {
  for (const sentence of [textOf(texts, 'common')('notFoundHint'), textOf(texts, 'missing')('whyUnnamed')])
    expect(endingOf(page(sentence))).toEqual({ ending: 'm' })
  const team = page('Ten bearings at half the price, two more are wanted')
  expect(endingOf(team)).toEqual({ ending: 'c' })
  expect(endingOf({ ...page(textOf(texts, 'common')('notFoundHint')), usual: team.html })).toHaveProperty('broken')
})

it('counts a sale that is too busy for orders as an error with a full message [R8.04]', () => {
  const usual = page('Bearing 6204, ten pieces, sent to Shenzhen, to be paid within half an hour').html
  expect(endingOf({ ...page(textOf(texts, 'errors')('flashSaleBusy')), usual })).toEqual({ ending: 'i' })
  expect(endingOf({ ...page('Bearing'), usual })).toHaveProperty('broken')
})
