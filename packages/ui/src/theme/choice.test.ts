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

describe('the theme that a person chose', () => {
  it('stands before anything is drawn on a page without a server', () => {
    expect(themeAtFirstSight('theme=dark')).toBe('dark')
    expect(themeAtFirstSight('theme=light; path=/')).toBe('light')
  })
  it('is left to the system where none was chosen, or none that there is', () => {
    expect(themeAtFirstSight('')).toBeUndefined()
    expect(themeAtFirstSight('theme="><img src=x>')).toBeUndefined()
    expect(themeAtFirstSight('mytheme=dark')).toBeUndefined()
  })
  it('is read by the server as by the script', () => {
    for (const cookies of ['theme=dark', 'a=b; theme=light', 'theme=', 'mytheme=dark', 'theme=darker', '']) {
      expect(themeOf(cookies)).toBe(themeAtFirstSight(cookies.split('; ').at(-1)!))
    }
    expect(themeOf(undefined)).toBeUndefined()
  })
  it('is remembered for the next page, and forgotten', () => {
    chooseTheme('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(themeOf(document.cookie)).toBe('dark')
    chooseTheme(undefined)
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(themeOf(document.cookie)).toBeUndefined()
  })
})
