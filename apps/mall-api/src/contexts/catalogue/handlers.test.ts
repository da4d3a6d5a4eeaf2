import { beforeAll, expect, it } from 'vitest'
import { agreementsOf, agreementsOn } from '../../core/price/agreements.ts'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

onDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
    await mall.db.script(`
      update product set interchange = 'bearing 6205' where prod_id = 101;
      update product set interchange = 'bearing 6205', shop_id = 2 where prod_id = 102;
      update product set interchange = 'iso4762 m8', goes_with = '{bearing 62*,iso4762 m8,iso4762 m}' where prod_id = 201;
      update sku set interchange = 'bearing 6205 2rs' where sku_id in (1001, 1003)`)
  }, 60_000)
  const ids = (cards: readonly { prodId: string }[]) => cards.map(({ prodId }) => prodId)

  it('returns the page data of several products, in the requested order, without delisted products [R3.05]', async () => {
    const visitor = new Visitor(mall.app, { locale: 'en' })
    const { answer } = await visitor.call('prodInfos', { prodIds: '201,202, 101,999,' })
    expect(ids(answer)).toEqual(['201', '101'])
    // Only the detail of a single product includes its running deals and its shop.
    const {
      seckillVO: _,
      groupActivityVO: __,
      shopCity: ___,
      shopScore: ____,
      ...shown
    } = (await visitor.call('prodInfo', { prodId: 101 })).answer
    expect(answer[1]).toMatchObject(shown)
    expect(answer[0]!.skuList.map(({ partyCode }) => partyCode)).toEqual(['M8x40-12.9'])
  })

  it('tells a buyer how long goods of the shop are on the road to the address [R3.05]', async () => {
    const buyer = await new Visitor(mall.app).login()
    const transitFrom = async (city: string | null) => {
      await mall.db.query('update shop set city = $1::text::jsonb where shop_id = 1', [JSON.stringify({ zh: city })])
      return (await buyer.call('prodInfo', { prodId: 101 })).answer.userDeliveryInfo
    }
    const [kept] = await mall.db.query<{ city: object }>('select city from shop where shop_id = 1')
    const province = (await transitFrom('上海'))!.userAddr!.provinceId
    expect(province).toBe('310000')
    expect((await transitFrom('上海'))!.transitDays).toEqual({ from: 1, to: 2 })
    expect((await transitFrom('南京'))!.transitDays).toEqual({ from: 2, to: 3 })
    expect((await transitFrom('nowhere'))!.transitDays).toBeUndefined()
    expect(
      (await new Visitor(mall.app).call('prodInfo', { prodId: 101 })).answer.userDeliveryInfo!.transitDays,
    ).toBeUndefined()
    await mall.db.query('update shop set city = $1::text::jsonb where shop_id = 1', [JSON.stringify(kept!.city)])
  })

  it('returns all shelves of a decorated page in one response, each shelf by its rule and in its order [R4.04]', async () => {
    const rules = [
      'sort=2&size=2',
      'categoryId=1&sort=1',
      'shopId=2&sort=3',
      'sort=4&size=1',
      'brandId=2&time=1',
      'time=3',
      'sort=9&size=-1',
      'brandId=9999999999999999999',
      '',
      'categoryId=x&sort=9',
      'shopId=9223372036854775807',
      'categoryId=&sort=0',
    ]
    const { answer } = await new Visitor(mall.app).call('prodShelves', { shelves: rules.join(',') })
    expect(answer.map(ids)).toEqual([
      ['201', '102'],
      ['101', '102'],
      ['102', '201'],
      ['101'],
      ['201', '102'],
      [],
      ['201'],
      [],
      ['201', '102', '101'],
      [],
      [],
      ['201', '102', '101'],
    ])
    await mall.db.query('update product set comment_num = 9 where prod_id = 102')
    expect(
      (await new Visitor(mall.app).call('prodShelves', { shelves: 'sort=4,sort=5&size=1,sort=0&time=4' })).answer.map(
        ids,
      ),
    ).toEqual([['102', '101', '201'], ['201'], []])
    await mall.db.query(
      'update product set comment_num = (select count(*) from comment c where c.prod_id = 102) where prod_id = 102',
    )
  })

  it('shows the current product, sizes, brand and shop on cards and pages', async () => {
    const visitor = new Visitor(mall.app)
    const shown = async () => {
      const [card] = (await visitor.call('prodsByIds', { prodIds: '201' })).answer
      const {
        skuList: [sku],
        shopName,
        brand,
        unit,
      } = (await visitor.call('prodInfo', { prodId: 201 })).answer
      return [
        card!.price,
        card!.totalStocks,
        card!.unit,
        card!.shopName,
        card!.brandName,
        sku!.price,
        sku!.stocks,
        sku!.leadDays,
        unit,
        shopName,
        brand!.brandName,
      ]
    }
    expect(await shown()).toEqual([
      '0.35',
      10_000,
      '件',
      '标件之家',
      '固美',
      '0.35',
      10_000,
      1,
      '件',
      '标件之家',
      '固美',
    ])
    await mall.db.query('update sku set price = 0.40, stocks = 7, lead_days = 3 where sku_id = 2001')
    await mall.db.query(`update product set unit = '{"zh":"只","en":"pc"}' where prod_id = 201`)
    await mall.db.query(`update shop set name = '{"zh":"标件新家","en":"New house"}' where shop_id = 2`)
    await mall.db.query(`update brand set name = '{"zh":"新固美","en":"Fixwell"}' where brand_id = 2`)
    expect(await shown()).toEqual(['0.40', 7, '只', '标件新家', '新固美', '0.40', 7, 3, '只', '标件新家', '新固美'])
    await mall.db.script(`
      update sku set price = 0.35, stocks = 10000, lead_days = 1 where sku_id = 2001; update product set unit = '{"zh":"件","en":"pc"}' where prod_id = 201;
      update shop set name = '{"zh":"标件之家","en":"Fastener house"}' where shop_id = 2; update brand set name = '{"zh":"固美","en":"Fixwell"}' where brand_id = 2`)
  })

  it('finds substitutes of a part by its interchange, and accessories by an interchange or a prefix [R2.31]', async () => {
    const visitor = new Visitor(mall.app)
    const bearing = (await visitor.call('prodRelated', { prodId: 101 })).answer
    expect([ids(bearing.substitutes), ids(bearing.accessories)]).toEqual([['102'], []])
    // "iso4762 m" without a star is not a prefix, and no product is its own accessory.
    const screw = (await visitor.call('prodRelated', { prodId: 201 })).answer
    expect([ids(screw.substitutes), ids(screw.accessories)]).toEqual([[], ['101', '102']])
    expect((await visitor.call('prodRelated', { prodId: 999 })).answer).toEqual({ accessories: [], substitutes: [] })
  })

  it('offers only the accessory sizes that fit the chosen size [R2.31]', async () => {
    const visitor = new Visitor(mall.app)
    await mall.db.script(`
      insert into attr (attr_id, seq, name, kind, mates) values (901, 90, '{"zh":"x","en":"x"}', 'number', '{902}'), (902, 91, '{"zh":"x","en":"x"}', 'number', null);
      insert into attr_value (attr_value_id, attr_id, value, number) values (9019, 901, '{"zh":"x","en":"x"}', 19), (9024, 901, '{"zh":"x","en":"x"}', 24), (9119, 902, '{"zh":"x","en":"x"}', 19), (9124, 902, '{"zh":"x","en":"x"}', 24);
      update sku set attr_values = attr_values || case when sku_id = 2001 then 9019 else 9024 end::bigint where prod_id = 201;
      insert into sku select (jsonb_populate_record(k, '{"sku_id":1092,"seq":9,"party_code":"B24"}')).* from sku k where sku_id = 1001;
      update sku set attr_values = attr_values || case when sku_id = 1092 then 9124 else 9119 end::bigint where prod_id = 101`)
    const [fitting] = (await visitor.call('prodRelated', { prodId: 201, skuId: 2001 })).answer.accessories
    expect([fitting!.prodId, fitting!.skuId, fitting!.skuNumber]).toEqual(['101', '1002', 2])
    await mall.db.query('update sku set attr_values = array[9124]::bigint[] where prod_id = 101 and sku_id <> 1092')
    const [other] = (await visitor.call('prodRelated', { prodId: 201, skuId: 2001 })).answer.accessories
    expect(other?.prodId).not.toBe('101')
    await mall.db.script(`
      delete from sku where sku_id = 1092; update sku set attr_values = '{}' where prod_id in (101, 201);
      delete from attr_value where attr_id in (901, 902); delete from attr where attr_id in (901, 902)`)
  })

  it('returns substitutes and similar products for a delisted product too [R2.31]', async () => {
    const visitor = new Visitor(mall.app)
    await mall.db.query('update product set status = 0 where prod_id = 102')
    expect((await visitor.call('prodInfo', { prodId: 102 })).code).toBe('A01000')
    expect(ids((await visitor.call('prodRelated', { prodId: 102 })).answer.substitutes)).toEqual(['101'])
    expect(ids((await visitor.call('recommendList', { prodId: 102 })).answer.records)).toEqual(['101'])
    expect((await visitor.call('recommendList', { prodId: 999 })).answer.total).toBe(0)
    await mall.db.query('update product set status = 1 where prod_id = 102')
  })

  it('returns similar products and best sellers of a category in stock, and the best-selling brands and shops', async () => {
    const visitor = new Visitor(mall.app)
    expect(ids((await visitor.call('recommendList', { categoryId: 1 })).answer.records)).toEqual(['101'])
    expect(ids((await visitor.call('recommendList', { categoryId: 2, prodId: 101 })).answer.records)).toEqual(['201'])
    expect(ids((await visitor.call('recommendList', { prodId: 101 })).answer.records)).toEqual([])
    expect(
      (await visitor.call('brandsByCategory', { categoryId: 11 })).answer.map(({ brandName }) => brandName),
    ).toEqual(['中轴', '固美'])
    expect((await visitor.call('hotShops', { number: 6 })).answer.map(({ shopId }) => shopId)).toEqual(['2', '1'])
  })

  it('returns the group deals and shops that a decorated page refers to, without ended deals [R4.04]', async () => {
    const visitor = new Visitor(mall.app, { locale: 'en' })
    await mall.db.query(
      `insert into group_activity (group_activity_id, prod_id, sku_id, price, people, joined, start_time, end_time) values
      (1, 101, 1001, 14.80, 3, 26, 0, $1::bigint + 60000), (2, 201, 2001, 0.30, 2, 0, 0, $1::bigint), (3, 202, 2002, 0.10, 2, 0, 0, $1::bigint + 60000), (4, 102, 1003, 18, 2, 0, 0, $1::bigint + 60000)`,
      [mall.clock.now],
    )
    const { records, total } = (await visitor.call('groupProdPage', { groupActivityIds: '1,2,3,99' })).answer
    expect({ records, total }).toMatchObject({
      total: 1,
      records: [
        {
          prodId: '101',
          prodName: 'Deep groove ball bearing 6205',
          prodType: 1,
          groupActivityId: '1',
          actPrice: '14.80',
          groupNumber: 3,
          joinNum: 26,
        },
      ],
    })
    expect(ids((await visitor.call('groupProdPage', { prodName: 'BEARING' })).answer.records)).toEqual(['101', '102'])

    await mall.db.query(
      'insert into shop_collection (user_id, shop_id, created) select user_id, 2, 0 from buyer limit 1',
    )
    const shops = (await visitor.call('shopPage', { shopIds: '2,1,99' })).answer
    expect(
      shops.records.map(({ shopId, shopName, shopType, collectionNum }) => [shopId, shopName, shopType, collectionNum]),
    ).toEqual([
      ['1', 'Axis direct', 1, 0],
      ['2', 'Fastener house', 2, 1],
    ])
    expect((await visitor.call('shopPage', { shopName: 'fasten' })).answer.total).toBe(1)
  })

  it('lists the same part at other shops, without other sizes [R2.31]', async () => {
    const visitor = new Visitor(mall.app, { locale: 'en' })
    expect((await visitor.call('prodOffers', { prodId: 101 })).answer).toEqual([
      {
        forSkuId: '1001',
        shopId: '2',
        shopName: 'Fastener house',
        prodId: '102',
        skuId: '1003',
        brandName: 'Fixwell',
        partyCode: '6206-2RS',
        price: '22.00',
        stocks: 0,
        minOrderQty: 1,
        leadDays: 1,
        unit: 'pc',
      },
    ])
    expect((await visitor.call('prodOffers', { prodId: 201 })).answer).toEqual([])
  })

  it('shows agreed prices only to their buyer [R3.06]', async () => {
    await mall.db.query(
      'insert into agreement_price (price_group_id, sku_id, price) values (1, 1001, 17.00) on conflict (price_group_id, sku_id) do update set price = excluded.price',
    )
    const asked = { skuIds: '1001,1002,9007199254740993' }
    expect((await (await new Visitor(mall.app).login('agreement')).call('agreementPrices', asked)).answer).toEqual([
      { skuId: '1001', agreementPrice: '17.00' },
    ])
    expect((await (await new Visitor(mall.app).login()).call('agreementPrices', asked)).answer).toEqual([])
  })

  it('applies an agreement from its beginning to its end, and lists those that ended within ninety days [R3.06]', async () => {
    const [group, start] = [77, mall.clock.now]
    const days = (n: number) => start + n * 86_400_000
    for (const [sku, price, from, to] of [
      [1001, 17, 0, null],
      [1002, 14, start, days(1)],
      [1003, 20, start + 1, days(2)],
      [2001, 0.3, 0, start],
      [2002, 0.1, 0, days(-90)],
    ] as const)
      await mall.db.query(
        'insert into agreement_price (price_group_id, sku_id, price, min_qty, effective_time, expire_time) values ($1, $2, $3::text::numeric, $4, $5, $6)',
        [group, sku, String(price), sku === 1002 ? 10 : 1, from, to],
      )
    await mall.db.query("update buyer set price_group_id = $1 where account = 'agreement'", [group])
    const visitor = await new Visitor(mall.app).login('agreement')
    const prices = async () => (await visitor.call('agreementPrices', { skuIds: '1001,1002,1003,2001,2002' })).answer
    expect((await prices()).toSorted((a, b) => Number(a.skuId) - Number(b.skuId))).toEqual([
      { skuId: '1001', agreementPrice: '17.00' },
      {
        skuId: '1002',
        agreementPrice: '14.00',
        agreementMinQty: 10,
        effectiveTime: start,
        expireTime: days(1),
      },
    ])
    const at = { db: mall.db, now: start }
    const skus = async (ended: boolean) => (await agreementsOf(at, group, ended)).map(({ skuId }) => skuId)
    expect([await skus(false), await skus(true)]).toEqual([[1001, 1002], [2001]])
    expect((await agreementsOf({ ...at, now: start - 1 }, group, true)).map(({ skuId }) => skuId)).toEqual([2002])
    expect((await agreementsOf({ ...at, now: start + 1 }, group)).map(({ skuId }) => skuId)).toEqual([1001, 1003, 1002])
    expect((await agreementsOf(at, group + 1)).length).toBe(0)
    expect((await agreementsOf(at, group))[1]).toMatchObject({
      prodId: 101,
      price: '14.00',
      listPrice: '15.00',
      minQty: 10,
    })
    expect((await agreementsOn({ ...at, user: undefined }, [1001])).size).toBe(0)
    await mall.db.query('delete from agreement_price where price_group_id = $1', [group])
    await mall.db.query("update buyer set price_group_id = 1 where account = 'agreement'")
  })

  it('keeps a buyer’s favourites with the price of that day, newest first, by name and part number [R5.20]', async () => {
    await mall.db.script('delete from collection')
    const visitor = await new Visitor(mall.app, { locale: 'en' }).login()
    const stranger = await new Visitor(mall.app).login('agreement')
    const turn = (prodId: number) => visitor.call('addOrCancelCollection', prodId as never)
    for (const prodId of [101, 201, 102]) {
      mall.clock.now += 1000
      expect((await turn(prodId)).answer).toBe(true)
    }
    expect(await turn(202), 'not on sale').toMatchObject({ code: 'A01000' })
    expect((await turn(999)).code).toBe('A01000')
    const found = async (input: object = {}, who = visitor) => {
      const { records, total } = (await who.call('collectedProds', input)).answer
      return [ids(records), total]
    }
    expect(await found()).toEqual([['102', '201', '101'], 3])
    expect(await found({ size: 1, current: 2 })).toEqual([['201'], 3])
    expect(await found({ prodName: ' BEARING ' })).toEqual([['102', '101'], 2])
    expect(await found({ prodName: 'm8X40-12' })).toEqual([['201'], 1])
    expect(await found({ prodName: 'bearing', size: 1, current: 2 })).toEqual([['101'], 2])
    expect(await found({ prodName: '轴承' })).toEqual([[], 0])
    expect(await found({}, stranger)).toEqual([[], 0])
    const isKept = async (prodId: number, who = visitor) => (await who.call('isCollection', { prodId })).answer
    expect([await isKept(101), await isKept(202), await isKept(101, stranger)]).toEqual([true, false, false])
    expect((await visitor.call('collectionCount')).answer).toBe(3)
    const [last] = (await visitor.call('collectedProds', {})).answer.records.slice(-1)
    expect(last).toMatchObject({ prodId: '101', collectPrice: '15.00' })
    // Favourites of a delisted product stay, and another buyer removes nothing.
    await mall.db.query('update product set status = 0 where prod_id = 201')
    expect(await found()).toEqual([['102', '201', '101'], 3])
    await mall.db.query('update product set status = 1 where prod_id = 201')
    await stranger.call('cancelCollections', ['101', '201'] as never)
    await visitor.call('cancelCollections', ['101', '201'] as never)
    expect(await found()).toEqual([['102'], 1])
    expect((await turn(102)).answer).toBe(false)
    expect(await found()).toEqual([[], 0])
  })

  it('lists the products that a buyer viewed with their times, and forgets some, a day or all [R5.20]', async () => {
    await mall.db.script('delete from browse')
    const visitor = await new Visitor(mall.app).login()
    const stranger = await new Visitor(mall.app).login('agreement')
    const day = Date.parse('2026-12-24T00:00+08:00')
    const view = async (prodId: number, time: number, who = visitor) => {
      mall.clock.now = time
      await who.login(who === visitor ? 'buyer' : 'agreement')
      await who.call('recentBrowse', { prodId })
    }
    await view(101, day - 1)
    await view(102, day)
    await view(201, day + 86_399_999)
    await view(202, day + 86_400_000)
    await view(101, day + 86_400_000, stranger)
    const seen = async (input: object = {}, who = visitor) => {
      const { records, total } = (await who.call('seenProds', input)).answer
      return [ids(records), total]
    }
    expect(await seen()).toEqual([['202', '201', '102', '101'], 4])
    expect(await seen({ size: 1, current: 2 })).toEqual([['201'], 4])
    expect((await visitor.call('seenProds', {})).answer.records[2]).toMatchObject({
      prodId: '102',
      browseTime: day,
    })
    expect(ids((await visitor.call('recentProds', { size: 1, current: 2 })).answer.records)).toEqual(['102'])
    await visitor.call('forgetAllSeen', { day: '2026-12-24' })
    expect(await seen()).toEqual([['202', '101'], 2])
    await visitor.call('forgetSeen', ['101'] as never)
    expect(await seen()).toEqual([['202'], 1])
    expect(await seen({}, stranger)).toEqual([['101'], 1])
    await visitor.call('forgetAllSeen')
    expect([await seen(), await seen({}, stranger)]).toEqual([
      [[], 0],
      [['101'], 1],
    ])
    await mall.db.script('delete from browse')
  })

  it('remembers the products that a buyer viewed, newest first, each once [R5.20]', async () => {
    const visitor = await new Visitor(mall.app).login()
    for (const prodId of [101, 201, 102, 101, 202, 999]) {
      mall.clock.now += 1000
      await visitor.call('recentBrowse', { prodId })
    }
    expect(ids((await visitor.call('recentProds', { size: 2 })).answer.records)).toEqual(['101', '102'])
    expect((await visitor.call('recentProds', {})).answer.total).toBe(3)
    expect((await (await new Visitor(mall.app).login('agreement')).call('recentProds', {})).answer.records).toEqual([])
  })
})
