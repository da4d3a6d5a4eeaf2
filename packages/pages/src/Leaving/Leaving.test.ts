import { expect, it } from 'vitest'
import type { Client } from '@millwright/contract/contract'
import type { At } from '../at.ts'
import { documentOf } from '../internal/documentOf.ts'
import { load } from './Leaving.load.ts'

const linking = (url: string) => ({ homeStatus: 1, content: JSON.stringify([{ type: 'picture_by', formData: { imgList: [{ imgUrl: 'a.png', path: { type: 6, link: { url, newTab: true } } }] } }]) })
const api = (sisterUrl: string) => ({ homepage: async () => linking(sisterUrl), getPcWebConfig: async () => ({ sisterSites: [{ name: 'x', url: sisterUrl }] }) }) as unknown as Client
const at = (to: string) => ({ url: new URL(`http://mall.test/leaving?${new URLSearchParams({ to })}`) }) as At

it.each(['https://evil.test/', 'javascript:alert(1)', '//evil.test', '/cart', 'https://parts.example.com@evil.test/', 'https://parts.example.com.evil.test/', '', 'data:text/html,x', 'mailto:a@b.c'])('leads nobody to %j, which no page of the mall links', async (to) => {
  expect((await load(api('https://parts.example.com/'), at(to))).to).toBeUndefined()
})

it('names where a link of the mall leads, letter by letter', async () => {
  expect((await load(api('https://parts.example.com/'), at('https://parts.example.com/'))).to).toEqual({ href: 'https://parts.example.com/', host: 'parts.example.com', foreign: false, plain: false })
  expect((await load(api('http://еxample.com/'), at('http://еxample.com/'))).to).toMatchObject({ host: 'xn--xample-2of.com', foreign: true, plain: true })
})

it('sends links of decorated pages to other sites by the page that says so', () => {
  const text = JSON.stringify(documentOf(linking('https://parts.example.com/a?b=1')))
  expect(text).not.toContain('"https://parts.example.com')
})
