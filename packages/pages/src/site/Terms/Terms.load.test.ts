import { expect, it } from 'vitest'
import { loaderContextAt, testMall } from '../../loading/testing/testMall.ts'
import { load } from './Terms.load.ts'

const { api } = testMall({
  termsVersions: { versions: [], content: undefined },
  serviceTerms: '<h2>服务条款</h2><p>一</p><h3>二</h3>',
  servicePolicy: '<p>隐私</p><script>alert(1)</script>',
})

it('shows the terms, or with sts=1 the privacy policy, under the document’s own title [R2.28]', async () => {
  expect(await load(api, loaderContextAt('/termsPage'))).toMatchObject({
    kind: 'terms',
    title: '服务条款',
    content: [
      { tag: 'p', children: ['一'] },
      { tag: 'h3', children: ['二'] },
    ],
  })
  expect(await load(api, loaderContextAt('/termsPage?sts=1'))).toMatchObject({
    kind: 'privacy',
    title: undefined,
    content: [{ tag: 'p', children: ['隐私'] }],
  })
  expect((await load(api, loaderContextAt('/termsPage?sts=7'))).kind).toBe('terms')
  expect(
    await load(
      testMall({ serviceTerms: undefined, termsVersions: { versions: [], content: undefined } }).api,
      loaderContextAt('/termsPage?sts=0'),
    ),
  ).toMatchObject({
    title: undefined,
    content: [],
  })
})
