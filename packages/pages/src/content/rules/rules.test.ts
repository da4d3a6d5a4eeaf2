import { expect, it } from 'vitest'
import { loaderContextAt, fromFixtures, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { load as loadTerms } from '../../site/Terms/Terms.load.ts'
import { load as loadAll } from '../Regulation/Regulation.load.ts'
import { load as loadOne } from '../RegulationDetails/RegulationDetails.load.ts'
import { load as loadClass } from '../RegulationList/RegulationList.load.ts'
import { headingsOf } from '../RichText/headingsOf.ts'
import { readRichText } from '../RichText/readRichText.ts'

const fixtures = fromFixtures('regulationList', 'regulationPage', 'regulationInfo')

it('shows all classes, or the rules that contain the searched words [R2.22]', async () => {
  const mall = testMall(fixtures)
  expect(await loadAll(mall.api, loaderContextAt('/regulation?q=%20'))).toHaveProperty('search', undefined)
  expect(mall.inputsOf('regulationPage')).toEqual([])
  const found = await loadAll(mall.api, loaderContextAt('/regulation?q=%20发票%20'))
  expect(found.search?.words).toBe('发票')
  expect(mall.inputsOf('regulationPage')).toEqual([{ keyword: '发票', current: 1, size: 10 }])
  expect(await redirectTarget(loadAll(mall.api, loaderContextAt('/regulation?q=发票&page=9')))).toBe('unknown listPage')
})

it('shows the rules of one class, or redirects to the rules centre without a class [R2.22]', async () => {
  const mall = testMall(fixtures)
  expect((await loadClass(mall.api, loaderContextAt('/regulationList?categoryId=2'))).one.categoryName).toBe(
    '付款、发票与售后',
  )
  expect(await redirectTarget(loadClass(mall.api, loaderContextAt('/regulationList')))).toBe('/regulation')
  expect(await redirectTarget(loadClass(mall.api, loaderContextAt('/regulationList?categoryId=77')))).toBe(
    'unknown rule',
  )
})

it('shows a rule with anchors and related rules, and hides former versions from crawlers [R2.22]', async () => {
  const { api } = testMall(fixtures)
  const rule = await loadOne(api, loaderContextAt('/regulation-details?id=56'))
  expect(rule.headings).toEqual([
    { id: 's1', title: '可以开哪些发票' },
    { id: 's2', title: '何时申请' },
    { id: 's3', title: '金额' },
  ])
  expect(rule.beside.map(({ id }) => id)).toEqual(['42', '56'])
  expect(rule.head).toMatchObject({ title: '开具发票', canonical: '/regulation-details?id=56', noindex: false })
  const former = await loadOne(api, loaderContextAt('/regulation-details?id=56&version=1'))
  expect([former.head.noindex, former.rule.version]).toEqual([true, 1])
  expect(await redirectTarget(loadOne(api, loaderContextAt('/regulation-details')))).toBe('unnamed rule')
  const gone = testMall({ ...fixtures, regulationInfo: refusal('A00001') })
  expect(await redirectTarget(loadOne(gone.api, loaderContextAt('/regulation-details?id=5')))).toBe('unknown rule')
  const alone = testMall({ ...fixtures, regulationList: refusal('A00005') })
  expect((await loadOne(alone.api, loaderContextAt('/regulation-details?id=56'))).beside).toEqual([])
})

it('shows the current terms, or a former version marked as such [R2.28]', async () => {
  const mall = testMall({ serviceTerms: '<p>now</p>', ...fromFixtures('termsVersions') })
  const now = await loadTerms(mall.api, loaderContextAt('/termsPage?sts=0'))
  expect([now.version, now.versions.length, now.content]).toEqual([undefined, 2, [{ tag: 'p', children: ['now'] }]])
  const former = await loadTerms(mall.api, loaderContextAt('/termsPage?sts=1&version=1'))
  expect([former.version, former.head.noindex, former.kind]).toEqual([1, true, 'privacy'])
  expect(mall.inputsOf('termsVersions').at(-1)).toEqual({ sts: 1, version: 1 })
  expect(former.content.length).toBeGreaterThan(2)
  const gone = testMall({ termsVersions: refusal('A00001') })
  expect(await redirectTarget(loadTerms(gone.api, loaderContextAt('/termsPage?version=9')))).toBe('unknown rule')
})

it('keeps only links within the mall, and separates nested links [R2.22]', () => {
  expect(
    readRichText(
      '<p><a href="/regulation-details?id=42" onclick="x">A</a><a href="//evil.example">B</a><a href="javascript:1">C</a><a href="https://evil.example/">D</a><a href="/a"><a href="/b"><b>E</b></a></p>',
    ),
  ).toEqual([
    {
      tag: 'p',
      children: [
        { tag: 'a', href: '/regulation-details?id=42', children: ['A'] },
        'BCD',
        { tag: 'a', href: '/a', children: [] },
        { tag: 'a', href: '/b', children: [] },
        { tag: 'strong', children: ['E'] },
      ],
    },
  ])
  expect(headingsOf(readRichText('<h2>A <b>b</b></h2><p>x</p><h3><a href="/x">c</a></h3>'))).toEqual([
    { id: 's1', title: 'A b' },
    { id: 's2', title: 'c' },
  ])
})

it('reports a consent that the mall does not ask for as unknown [R2.28] [R7.01]', async () => {
  const switches = { serviceTermsSwitch: true, privacyPolicySwitch: false }
  const mall = testMall({
    ...fromFixtures('servicePolicy', 'serviceTerms', 'termsVersions'),
    getSysServiceSwitch: switches,
  })
  expect(await redirectTarget(loadTerms(mall.api, loaderContextAt('/termsPage?sts=1')))).toBe('unknown rule')
  expect((await loadTerms(mall.api, loaderContextAt('/termsPage?sts=0'))).kind).toBe('terms')
})
