import { expect, it } from 'vitest'
import { readSiteLinks } from './siteLinks.ts'

const sites = [{ zh: '匠作租赁', en: 'Millwright Rental', url: 'https://rental.example' }]

it('reads where merchants work and the sister sites from the environment [R3.02] [R3.10]', () => {
  expect(readSiteLinks({})).toEqual({})
  expect(readSiteLinks({ merchantUrl: '', sisterSites: '' })).toEqual({})
  expect(readSiteLinks({ merchantUrl: 'https://sellers.example', sisterSites: JSON.stringify(sites) })).toEqual({
    merchantUrl: 'https://sellers.example',
    sisterSites: sites,
  })
  expect(readSiteLinks({ sisterSites: '[]' })).toEqual({ sisterSites: [] })
})

it.each([
  { merchantUrl: 'sellers.example' },
  { merchantUrl: 'javascript:alert(1)' },
  { sisterSites: 'https://rental.example' },
  { sisterSites: '{}' },
  { sisterSites: '[null]' },
  { sisterSites: '[{"zh":"租赁","url":"https://rental.example"}]' },
  { sisterSites: '[{"zh":"租赁","en":"Rental","url":"javascript:alert(1)"}]' },
])('refuses at the start what is no link: %j', (wrong) => {
  expect(() => readSiteLinks(wrong)).toThrow(/MERCHANT_URL|SISTER_SITES/)
})
