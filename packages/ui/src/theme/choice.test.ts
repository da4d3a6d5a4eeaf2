// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { chooseTheme, themeOf, themeScript } from './choice.ts'

/** Returns the theme after the head is parsed, before the first paint. */
function themeAtFirstSight(cookie: string): string | undefined {
  document.cookie = 'theme=; max-age=0'
  document.cookie = cookie
  delete document.documentElement.dataset.theme
  const script = document.createElement('script')
  script.text = themeScript
  document.head.replaceChildren(script) // a script inserted here runs at once, as during parsing
  return document.documentElement.dataset.theme
}

describe('the chosen theme', () => {
  it('is applied before the first paint', () => {
    expect(themeAtFirstSight('theme=dark')).toBe('dark')
    expect(themeAtFirstSight('theme=light; path=/')).toBe('light')
  })
  it('is left to the system setting without a valid cookie', () => {
    expect(themeAtFirstSight('')).toBeUndefined()
    expect(themeAtFirstSight('theme="><img src=x>')).toBeUndefined()
    expect(themeAtFirstSight('mytheme=dark')).toBeUndefined()
  })
  it('is read from a cookie in the same way by server and script', () => {
    for (const cookies of ['theme=dark', 'a=b; theme=light', 'theme=', 'mytheme=dark', 'theme=darker', '']) {
      expect(themeOf(cookies)).toBe(themeAtFirstSight(cookies.split('; ').at(-1)!))
    }
    expect(themeOf(undefined)).toBeUndefined()
  })
  it('is stored for the next page, and deleted', () => {
    chooseTheme('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(themeOf(document.cookie)).toBe('dark')
    chooseTheme(undefined)
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(themeOf(document.cookie)).toBeUndefined()
  })
})
