import { expect, it } from 'vitest'
import { unmarkedChinese } from '../tests/foreignText.ts'

const inEnglish = (body: string) => unmarkedChinese(`<html lang="en"><body>${body}</body></html>`)

it('detects unmarked Chinese in texts and in visible or announced attributes [R1.02]', () => {
  expect(inEnglish('<p>Receiver: 张工</p><p lang="zh-CN">张工</p><script>张</script>')).toEqual(['Receiver: 张工'])
  for (const name of ['alt', 'title', 'aria-label', 'aria-description', 'placeholder']) {
    expect(inEnglish(`<img ${name}="轴承">`), name).toEqual(['轴承'])
    expect(inEnglish(`<img ${name}="轴承" lang="zh-CN">`), name).toEqual([])
    expect(inEnglish(`<div lang="zh"><img ${name}="轴承"></div>`), name).toEqual([])
    expect(inEnglish(`<div lang="zh"><img ${name}="轴承" lang="en"></div>`), name).toEqual(['轴承'])
  }
})

it('ignores invisible text and typed text, but not placeholders', () => {
  expect(inEnglish('<a href="/list?k=轴承" data-name="轴承"><input value="轴承"></a>')).toEqual([])
  expect(inEnglish('<textarea placeholder="说明">轴承</textarea>')).toEqual(['说明'])
})
