import { leavingPath } from '@millwright/domain/link/link'
import { notices, webConfig } from '@millwright/fixtures/site'
import { loaderContextAt, fromFixtures, refusal, testMall } from '../../loading/testing/testMall.ts'
import { shellLoad } from './Shell.load.ts'

it('requests the platform’s notices for a visitor or a buyer [R7.06]', async () => {
  const visitor = testMall(fromFixtures('topNoticeList'))
  expect(
    (await shellLoad(visitor.api, loaderContextAt('/', { user: undefined }))).notices?.map(({ id }) => id),
  ).toEqual(['11', '12', '13'])
  expect(visitor.inputsOf('topNoticeList')).toEqual([{ shopId: '0' }])
  expect(visitor.inputsOf('topNoticeListOfBuyer')).toEqual([])
  const buyer = testMall({ topNoticeListOfBuyer: notices.zh.slice(0, 1) })
  expect((await shellLoad(buyer.api, loaderContextAt('/'))).notices?.map(({ id }) => id)).toEqual(['11'])
  expect(buyer.inputsOf('topNoticeListOfBuyer')).toEqual([{ shopId: '0' }])
  expect(buyer.inputsOf('topNoticeList')).toEqual([])
})

it('keeps other parts if one fails, removes script links, and warns before other sites [R3.10]', async () => {
  const mall = testMall({
    getPcWebConfig: {
      ...webConfig,
      merchantUrl: 'javascript:alert(1)',
      sisterSites: [...webConfig.sisterSites, { name: 'x', url: 'javascript:alert(1)' }],
    },
    topNoticeList: refusal('A00005'),
  })
  expect(await shellLoad(mall.api, loaderContextAt('/', { user: undefined }))).toMatchObject({
    config: {
      filingNumber: webConfig.filingNumber,
      merchantUrl: undefined,
      sisterSites: webConfig.sisterSites.map(({ name, url }) => ({ name, url: leavingPath(`${url}/`) })),
    },
    notices: undefined,
  })
})

it('reads the cart count from the other edition’s path if the mall has it there [R7.01]', async () => {
  const mall = testMall({ prodCount: refusal('A00013'), prodCountOfCloud: 7 })
  expect((await shellLoad(mall.api, loaderContextAt('/'))).cartCount).toBe(7)
  const down = testMall({ prodCount: refusal('A00005'), prodCountOfCloud: 7 })
  expect((await shellLoad(down.api, loaderContextAt('/'))).cartCount).toBeUndefined()
})
