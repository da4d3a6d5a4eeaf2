import { money } from '@millwright/domain/money'
import { bearings } from '@millwright/fixtures/bearings'
import { bearing, bolt, hose, longNamed, motor, pillow, products, pump, sensor } from '@millwright/fixtures/products'
import { hotShops } from '@millwright/fixtures/site'
import { useLocale } from '@millwright/i18n/Texts'
import { Decoration } from '../../Decoration/Decoration.tsx'
import type { DecorationData } from '../../data.ts'
import { readDecoration } from '../../read.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')

/** The fixtures' goods by what they show, for stories to name. */
export const goods = {
  bearing: bearing.zh.prodId, bolt: bolt.zh.prodId, motor: motor.zh.prodId, hose: hose.zh.prodId, soldOut: pump.zh.prodId, sensor: sensor.zh.prodId,
  longNamed: longNamed.zh.prodId, pillow: pillow.zh.prodId, deleted: '999999', series: bearings.zh.map(({ prodId }) => prodId),
}

export const sales = [
  { prodId: goods.bearing, seckillId: '1' }, { prodId: goods.motor, seckillId: '2' }, { prodId: goods.hose, seckillId: '3' },
  { prodId: goods.sensor, seckillId: '4' }, { prodId: goods.pillow, seckillId: '5' }, { prodId: goods.longNamed, seckillId: '6' }, { prodId: goods.bolt, seckillId: '7' },
]

export const groups = [
  { prodId: goods.motor, groupActivityId: '21' }, { prodId: goods.bearing, groupActivityId: '22' }, { prodId: goods.hose, groupActivityId: '23' },
  { prodId: goods.sensor, groupActivityId: '24' }, { prodId: goods.longNamed, groupActivityId: '25' },
]

/** A merchant's page as it comes from the server: any JSON. Stories go the whole way from there to pixels. */
export function StoryPage({ content, preview = false, ended = false }: { content: unknown; preview?: boolean; ended?: boolean }) {
  const locale = useLocale()
  const data: DecorationData = {
    products: Object.fromEntries([...products[locale], ...bearings[locale]].map((product) => [product.prodId, product])),
    seckills: Object.fromEntries(sales.flatMap(({ prodId, seckillId }, index) => products[locale].filter((product) => product.prodId === prodId).map((product) => [seckillId, {
      ...product, seckillId, seckillPrice: money((Number(product.price) * 0.8).toFixed(2)), seckillTotalStocks: 12 + index * 40,
      startTime: '2026-11-21 08:00:00', endTime: ended ? '2026-11-21 09:59:59' : '2026-11-21 18:00:00',
    }]))),
    groups: Object.fromEntries(groups.flatMap(({ prodId, groupActivityId }, index) => products[locale].filter((product) => product.prodId === prodId).map((product) => [groupActivityId, {
      ...product, groupActivityId, actPrice: money((Number(product.price) * 0.85).toFixed(2)), groupNumber: 2 + index, joinNum: index * 37,
      startTime: '2026-11-21 08:00:00', endTime: ended ? '2026-11-21 09:59:59' : '2026-11-28 18:00:00',
    }]))),
    shops: Object.fromEntries([...hotShops[locale].map((shop, index) => ({ ...shop, shopType: index ? 2 : 1, collectionNum: index * 1240 + index, ...(index === 3 && { shopLogo: undefined }) })), {
      shopId: '7', shopName: locale === 'zh' ? '湘江重工工程机械备件直营专卖店（长沙经济技术开发区）' : 'Xiangjiang Heavy Industry Genuine Spares Direct Store, Changsha Economic Development Zone', shopType: 1, collectionNum: 1,
    }].map((shop) => [shop.shopId, shop])),
    now,
  }
  return <Decoration document={readDecoration(content).document} locale={locale} data={data} preview={preview} />
}
