import { useMemo, useState } from 'react'
import { money } from '@millwright/domain/money/money'
import { bearings } from '@millwright/fixtures/bearings'
import { bearing, bolt, hose, longNamed, motor, pillow, products, pump, sensor } from '@millwright/fixtures/products'
import { hotShops } from '@millwright/fixtures/site'
import type { Locale } from '@millwright/domain/locale'
import { useLocale } from '@millwright/i18n/Texts'
import { Decoration } from '../../Decoration/Decoration.tsx'
import type { DecorationData } from '../../data.ts'
import { Preview } from '../../Preview/Preview.tsx'
import { readDecoration } from '../../read.ts'
import type { Registry } from '../../registry.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')

/** Products of the fixtures, named by the case that each represents. */
export const goods = {
  bearing: bearing.zh.prodId,
  bolt: bolt.zh.prodId,
  motor: motor.zh.prodId,
  hose: hose.zh.prodId,
  soldOut: pump.zh.prodId,
  sensor: sensor.zh.prodId,
  longNamed: longNamed.zh.prodId,
  pillow: pillow.zh.prodId,
  deleted: '999999',
  series: bearings.zh.map(({ prodId }) => prodId),
}

export const sales = [
  { prodId: goods.bearing, seckillId: '1' },
  { prodId: goods.motor, seckillId: '2' },
  { prodId: goods.hose, seckillId: '3' },
  { prodId: goods.sensor, seckillId: '4' },
  { prodId: goods.pillow, seckillId: '5' },
  { prodId: goods.longNamed, seckillId: '6' },
  { prodId: goods.bolt, seckillId: '7' },
]

export const groups = [
  { prodId: goods.motor, groupActivityId: '21' },
  { prodId: goods.bearing, groupActivityId: '22' },
  { prodId: goods.hose, groupActivityId: '23' },
  { prodId: goods.sensor, groupActivityId: '24' },
  { prodId: goods.longNamed, groupActivityId: '25' },
]

export type StoryPageProps = {
  /** The merchant's page as the server sends it: any JSON. */
  content: unknown
  /** Whether the page is shown in its editor's preview. */
  preview?: boolean | undefined
  /** Whether the sales have ended. */
  ended?: boolean | undefined
  /** Data that replaces the fixtures' data, such as late or failed data. */
  answers?: Partial<DecorationData> | undefined
  registry?: Registry | undefined
  /** The page's background. */
  ground?: string | undefined
}

/** The rule of the mall's bestsellers in the fixtures. */
export const bestSold = { sort: 2, size: 5 }

/** Renders a merchant's page from the server's JSON, through all steps from reading to rendering. */
export function StoryPage({ content, preview = false, ended = false, answers, registry, ground }: StoryPageProps) {
  const locale = useLocale()
  const [selected, setSelected] = useState<string>()
  const data = useMemo(() => ({ ...dataOf(locale, ended), ...answers }), [locale, ended, answers])
  const reading = useMemo(() => readDecoration(content, registry), [content, registry])
  const own = registry ? { registry } : {}
  return preview ? (
    <Preview
      reading={reading}
      locale={locale}
      data={data}
      selected={selected}
      onSelect={({ blockId }) => setSelected(blockId)}
      {...own}
    />
  ) : (
    <Decoration document={reading.document} locale={locale} data={data} ground={ground} {...own} />
  )
}

/** Returns the server's data for the fixtures' products. */
export function dataOf(locale: Locale, ended = false): DecorationData {
  return {
    products: Object.fromEntries(
      [...products[locale], ...bearings[locale]].map((product) => [product.prodId, product]),
    ),
    seckills: Object.fromEntries(
      sales.flatMap(({ prodId, seckillId }, index) =>
        products[locale]
          .filter((product) => product.prodId === prodId)
          .map((product) => [
            seckillId,
            {
              ...product,
              seckillId,
              seckillPrice: money((Number(product.price) * 0.8).toFixed(2)),
              seckillTotalStocks: 12 + index * 40,
              startTime: '2026-11-21 08:00:00',
              endTime: ended ? '2026-11-21 09:59:59' : '2026-11-21 18:00:00',
            },
          ]),
      ),
    ),
    groups: Object.fromEntries(
      groups.flatMap(({ prodId, groupActivityId }, index) =>
        products[locale]
          .filter((product) => product.prodId === prodId)
          .map((product) => [
            groupActivityId,
            {
              ...product,
              groupActivityId,
              actPrice: money((Number(product.price) * 0.85).toFixed(2)),
              groupNumber: 2 + index,
              joinNum: index * 37,
              startTime: '2026-11-21 08:00:00',
              endTime: ended ? '2026-11-21 09:59:59' : '2026-11-28 18:00:00',
            },
          ]),
      ),
    ),
    shelves: { 'sort=2&time=0&size=5': bearings[locale].slice(0, 5) },
    shops: shopsOf(locale),
    now,
  }
}

function shopsOf(locale: Locale): DecorationData['shops'] {
  return Object.fromEntries(
    [
      ...hotShops[locale].map((shop, index) => ({
        ...shop,
        shopType: index ? 2 : 1,
        collectionNum: index * 1240 + index,
        ...(index === 3 && { shopLogo: undefined }),
      })),
      {
        shopId: '7',
        shopName:
          locale === 'zh'
            ? '湘江重工工程机械备件直营专卖店（长沙经济技术开发区）'
            : 'Xiangjiang Heavy Industry Genuine Spares Direct Store, Changsha Economic Development Zone',
        shopType: 1,
        collectionNum: 1,
      },
    ].map((shop) => [shop.shopId, shop]),
  )
}
