import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Empty } from '@millwright/ui/Empty'
import { Image } from '@millwright/ui/Image'
import { Panel } from '@millwright/ui/Panel'
import type { ShopInformationData } from './ShopInformation.load.ts'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'

/** The API gives capital in units of ten thousand (万), as Chinese does. */
const TEN_THOUSAND = 10_000

/** The licence data of a shop: the company that buyers pay. */
export function ShopInformation({ shop }: Omit<ShopInformationData, 'head'>) {
  const text = useText('shop')
  const language = useLanguage()
  const locale = useLocale()
  const { unit } = useCurrencyWords()
  const { company } = shop
  const until =
    company?.startTime &&
    `${formatDate(language, company.startTime)} – ${formatDate(language, company.endTime ?? '') || text('noEnd')}`
  const facts = (
    [
      ['firmName', company?.firmName],
      ['creditCode', company?.creditCode],
      ['representative', company?.representative],
      ['residence', company?.residence],
      [
        'capital',
        company?.capital === undefined
          ? undefined
          : text('capitalOf', {
              count: locale === 'zh' ? company.capital : company.capital * TEN_THOUSAND,
              unit,
            }),
      ],
      ['foundTime', formatDate(language, company?.foundTime ?? '')],
      ['validity', until],
      ['businessScope', company?.businessScope],
    ] as const
  ).flatMap(([key, detail]) => (detail ? [{ term: text(key), detail }] : []))
  const home = path('shopIndex', { sid: shop.shopId })
  return (
    <PageFrame
      width="narrow"
      title={text('licenceOf', { shop: shop.shopName })}
      trail={[{ label: shop.shopName, href: home }]}
    >
      {facts.length > 0 ? (
        <DescriptionList items={facts} />
      ) : (
        <Empty drawing="page" title={text('licenceNone')} action={<Button href={home}>{text('backToShop')}</Button>} />
      )}
      {company?.businessLicense && (
        <Panel>
          <Image src={company.businessLicense} alt={text('licenceOf', { shop: shop.shopName })} ratio={4 / 3} />
        </Panel>
      )}
    </PageFrame>
  )
}
