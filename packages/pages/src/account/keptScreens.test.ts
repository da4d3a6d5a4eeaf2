import { addresses, cities, districts, provinces } from '@millwright/fixtures/addresses'
import { user } from '@millwright/fixtures/site'
import {
  loaderContextAt,
  formOf,
  fromFixtures,
  redirectTarget,
  refusal,
  testMall,
} from '../loading/testing/testMall.ts'
import { action as actOnAddresses } from './UcAddress/UcAddress.action.ts'
import { load as loadAddresses } from './UcAddress/UcAddress.load.ts'
import { action as actOnCollection } from './UcCollection/UcCollection.action.ts'
import { load as loadCollection } from './UcCollection/UcCollection.load.ts'
import { action as actOnFootprint } from './UcFootprint/UcFootprint.action.ts'
import { load as loadFootprint } from './UcFootprint/UcFootprint.load.ts'
import { pendingTasks } from './UserCenterHome/homeParts.ts'
import { load as loadHome } from './UserCenterHome/UserCenterHome.load.ts'

const list = '/user-center/uc-address'
const areaList = ({ pid }: { pid: string | number }) =>
  [provinces, cities, districts].map(({ zh }) => zh).find(([area]) => area?.parentId === String(pid)) ?? []
const regions = { areaList, ...fromFixtures('areaTree') }
const typed = {
  receiver: '张卫国',
  mobile: '13800000001',
  provinceId: '430000',
  cityId: '430100',
  areaId: '430121',
  addr: '漓湘路 98 号',
}

describe('the address book', () => {
  it('opens the form if there is no address yet [R2.33]', async () => {
    const mall = testMall({ ...fromFixtures('centerInfo', 'waiting'), addressList: [], areaList })
    expect((await loadAddresses(mall.api, loaderContextAt(list))).edited?.provinces).toHaveLength(provinces.zh.length)
  })

  it('reports another buyer’s address as unknown [R5.20]', async () => {
    const mall = testMall({ ...fromFixtures('centerInfo', 'waiting'), addressList: addresses.zh, areaList })
    expect(await redirectTarget(loadAddresses(mall.api, loaderContextAt(`${list}?edit=999`)))).toBe('unknown address')
    expect((await loadAddresses(mall.api, loaderContextAt(`${list}?delete=999`))).asked).toBeUndefined()
    expect((await loadAddresses(mall.api, loaderContextAt(`${list}?edit=301`))).edited?.regions.districts).toHaveLength(
      3,
    )
  })

  it('fills in the form from a pasted text and returns the parts that fit no field', async () => {
    const form = formOf({
      intent: 'readAddress',
      pasted: '张卫国 13800000001 湖南长沙长沙县漓湘路98号 0731-84038888',
      addr: '',
    })
    expect(await actOnAddresses(testMall(regions).api, loaderContextAt(list), form)).toMatchObject({
      done: true,
      form: { ...typed, addr: '漓湘路98号' },
      data: { pasted: { doubts: {}, leftOver: ['0731-84038888'] } },
    })
  })

  it('drops the mobile number of the former person if the text names another with a landline only', async () => {
    const form = formOf({ intent: 'readAddress', ...typed, pasted: '李敏 湖南长沙长沙县漓湘路98号 0731-84038888' })
    const result = await actOnAddresses(testMall(regions).api, loaderContextAt(list), form)
    expect(result).toMatchObject({
      form: { receiver: '李敏', mobile: '' },
      data: { pasted: { doubts: { mobile: true } } },
    })
  })

  it('marks the fields that a pasted text lacks, and keeps typed values', async () => {
    const form = formOf({ intent: 'readAddress', pasted: '湖南长沙 漓湘路98号', receiver: '李敏', areaId: '430104' })
    expect(await actOnAddresses(testMall(regions).api, loaderContextAt(list), form)).toMatchObject({
      form: { receiver: '李敏', cityId: '430100', areaId: '' },
      data: { pasted: { doubts: { areaId: true, mobile: true, receiver: true } } },
    })
    expect(
      await actOnAddresses(testMall({}).api, loaderContextAt(list), formOf({ intent: 'readAddress' })),
    ).toMatchObject({
      problem: { key: 'pasteEmpty' },
    })
  })

  it('changes a known address and adds a new one', async () => {
    const mall = testMall({ areaList, updateAddress: null, addAddress: '304' })
    const saved = `${list}?done=saved`
    expect(
      await redirectTarget(
        actOnAddresses(mall.api, loaderContextAt(list), formOf({ ...typed, intent: 'save', addrId: '301' })),
      ),
    ).toBe(saved)
    expect(
      await redirectTarget(actOnAddresses(mall.api, loaderContextAt(list), formOf({ ...typed, intent: 'save' }))),
    ).toBe(saved)
    expect(mall.inputsOf('updateAddress')).toEqual([{ ...typed, commonAddr: 0, addrId: '301' }])
    expect(mall.inputsOf('addAddress')).toEqual([{ ...typed, commonAddr: 0 }])
  })

  it('shows the mall’s refusal and keeps the typed values [R5.20]', async () => {
    const mall = testMall({ areaList, addAddress: refusal('A00001', '这个收货地址已经保存过') })
    expect(await actOnAddresses(mall.api, loaderContextAt(list), formOf({ ...typed, intent: 'save' }))).toMatchObject({
      done: false,
      problem: { message: '这个收货地址已经保存过' },
      form: typed,
    })
  })

  it('shows missing values at their fields [R5.12]', async () => {
    const outcome = await actOnAddresses(
      testMall({ areaList }).api,
      loaderContextAt(list),
      formOf({ intent: 'save', addr: '9 号' }),
    )
    expect(outcome).toMatchObject({ fields: { receiver: {}, mobile: {}, areaId: {}, addr: {} } })
  })

  it('deletes an address and changes the default', async () => {
    const mall = testMall({ deleteAddress: null, defaultAddress: null })
    expect(
      await redirectTarget(
        actOnAddresses(mall.api, loaderContextAt(list), formOf({ intent: 'delete', addrId: '302' })),
      ),
    ).toBe(`${list}?done=deleted`)
    expect(
      await actOnAddresses(mall.api, loaderContextAt(list), formOf({ intent: 'default', addrId: '302' })),
    ).toMatchObject({
      done: true,
    })
    expect(mall.inputsOf('defaultAddress')).toEqual([{ addrId: '302' }])
  })
})

describe('saved items', () => {
  const path = '/user-center/uc-collection'

  it('searches the saved products, and lists the saved shops [R2.33]', async () => {
    const mall = testMall(fromFixtures('centerInfo', 'waiting', 'collectedProds', 'collectedShops'))
    await loadCollection(mall.api, loaderContextAt(`${path}?q=%206205%20&page=2`))
    await loadCollection(mall.api, loaderContextAt(`${path}?tab=shops`))
    expect(mall.inputsOf('collectedProds')).toMatchObject([{ prodName: '6205', current: 2 }])
    expect(mall.inputsOf('collectedShops')).toMatchObject([{ current: 1 }])
  })

  it('removes several products at once, and reports an empty selection', async () => {
    const mall = testMall({ cancelCollections: null, cancelShopCollections: null })
    const form = formOf({ intent: 'letGo', id: ['1', '2', 'x'] })
    expect(await actOnCollection(mall.api, loaderContextAt(path), form)).toMatchObject({ done: true })
    expect(mall.inputsOf('cancelCollections')).toEqual([['1', '2']])
    expect(await actOnCollection(mall.api, loaderContextAt(path), formOf({ intent: 'letShopsGo' }))).toMatchObject({
      problem: { key: 'nothingChosen' },
    })
  })

  it('sets and withdraws the price of a notice', async () => {
    const mall = testMall({ watchPrice: null })
    const post = (fields: Record<string, string>) => actOnCollection(mall.api, loaderContextAt(path), formOf(fields))
    expect(await post({ intent: 'watch', prodId: '7', price: ' ¥1,250.5 ' })).toMatchObject({
      toast: { key: 'watchDone' },
    })
    expect(await post({ intent: 'unwatch', id: '7' })).toMatchObject({ toast: { key: 'watchOff' } })
    expect(mall.inputsOf('watchPrice')).toEqual([{ prodId: '7', price: '1250.5' }, { prodId: '7' }])
    for (const price of ['', '0', '2.505', 'cheap'])
      expect(await post({ intent: 'watch', prodId: '7', price })).toMatchObject({
        form: { prodId: '7', price },
        fields: { price: { key: 'transferAmount' } },
      })
    const dear = testMall({ watchPrice: () => refusal('A00001') })
    expect(
      await actOnCollection(dear.api, loaderContextAt(path), formOf({ intent: 'watch', prodId: '7', price: '9' })),
    ).toMatchObject({ done: false, form: { price: '9' }, fields: { price: {} } })
    expect(await post({ intent: 'unwatch', id: 'x' })).toMatchObject({ problem: { key: 'badArgument' } })
  })
})

describe('the member price', () => {
  const paths = {
    home: '/user-center',
    collection: '/user-center/uc-collection',
    footprint: '/user-center/uc-footprint',
  }
  const member = { user: Promise.resolve({ ...user.zh, memberPercent: 98 }) }
  const answers = fromFixtures(
    'centerInfo',
    'waiting',
    'collectedProds',
    'seenProds',
    'recentProds',
    'myOrderSearch',
    'collectionCount',
    'addressList',
    'balanceInfo',
    'scoreInfo',
  )

  it('is shown in the user centre, among saved products and among viewed ones [R2.32]', async () => {
    const { api } = testMall(answers)
    const [home, kept, seen] = await Promise.all([
      loadHome(api, loaderContextAt(paths.home, member)),
      loadCollection(api, loaderContextAt(paths.collection, member)),
      loadFootprint(api, loaderContextAt(paths.footprint, member)),
    ])
    const shown = [home.seen, kept.goods?.records ?? [], seen.days.flatMap(({ products }) => products)]
    for (const products of shown) {
      expect(products.length).toBeGreaterThan(0)
      for (const { price, memberPrice } of products)
        expect(Math.abs(Number(memberPrice) - Number(price) * 0.98)).toBeLessThanOrEqual(0.005)
    }
  })

  it('is undefined for buyers without a member discount', async () => {
    const { goods } = await loadCollection(testMall(answers).api, loaderContextAt(paths.collection))
    expect(goods?.records.every(({ memberPrice }) => memberPrice === undefined)).toBe(true)
  })
})

describe('recently viewed', () => {
  const path = '/user-center/uc-footprint'

  it('is grouped by day in the mall’s time zone, newest first [R2.33]', async () => {
    const { days } = await loadFootprint(
      testMall(fromFixtures('centerInfo', 'waiting', 'seenProds')).api,
      loaderContextAt(path),
    )
    expect(days.map(({ day, products }) => [day, products.length])).toEqual([
      ['2026-11-21', 2],
      ['2026-11-20', 3],
    ])
  })

  it('deletes one product, one day or everything', async () => {
    const mall = testMall({ forgetSeen: null, forgetAllSeen: null })
    await actOnFootprint(mall.api, loaderContextAt(path), formOf({ intent: 'forget', prodId: '7' }))
    await actOnFootprint(mall.api, loaderContextAt(path), formOf({ intent: 'forgetDay', day: '2026-11-20' }))
    expect(await redirectTarget(actOnFootprint(mall.api, loaderContextAt(path), formOf({ intent: 'forgetAll' })))).toBe(
      path,
    )
    expect(mall.inputsOf('forgetSeen')).toEqual([['7']])
    expect(mall.inputsOf('forgetAllSeen')).toEqual([{ day: '2026-11-20' }, {}])
    expect(
      await actOnFootprint(mall.api, loaderContextAt(path), formOf({ intent: 'forgetDay', day: '2026-99-99' })),
    ).toMatchObject({
      done: false,
    })
  })
})

describe('the home page of the user centre', () => {
  const answers = fromFixtures(
    'centerInfo',
    'waiting',
    'myOrderSearch',
    'recentProds',
    'collectionCount',
    'addressList',
  )

  it('also reads currentPage, and redirects to child screens [R2.33]', async () => {
    const mall = testMall(answers)
    expect(
      (await loadHome(mall.api, loaderContextAt('/user-center?currentPage=/home'))).orders?.length,
    ).toBeGreaterThan(0)
    expect(await redirectTarget(loadHome(mall.api, loaderContextAt('/user-center?currentPage=/uc-address')))).toBe(
      '/user-center/uc-address',
    )
    expect((await loadHome(mall.api, loaderContextAt('/user-center?currentPage=//evil.example'))).person.name).toBe(
      '张工',
    )
  })

  it('is shown even if its calls fail', async () => {
    const mall = testMall({ centerInfo: refusal('A00005') })
    expect(await loadHome(mall.api, loaderContextAt('/user-center'))).toMatchObject({
      seen: [],
      kept: {},
      shop: { state: 'none' },
    })
  })

  it('lists only the tasks that the buyer can act on', () => {
    const counts = {
      allCount: 9,
      unPay: 2,
      payed: 3,
      consignment: 1,
      confirm: 1,
      success: 3,
      close: 0,
      refund: 0,
      grouping: 0,
    }
    const waiting = pendingTasks({ center: { waiting: { inquiries: 0 } }, counts })
    expect(waiting.map(({ key, count }) => [key, count])).toEqual([
      ['toPay', 2],
      ['toReceive', 1],
    ])
  })
})
