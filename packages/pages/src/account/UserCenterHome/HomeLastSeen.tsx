import { RecentProducts } from '@millwright/commerce/RecentProducts'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { HomeSection } from './HomeSection.tsx'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'

/** The recently viewed products, with a link to all. Renders nothing if there are none. Reads `seen`. */
export function HomeLastSeen({ seen }: Pick<UserCenterHomeData, 'seen'>) {
  const text = useText('centerHome')
  if (!seen.length) return null
  return (
    <HomeSection title={text('lastSeen')} more={{ href: path('uc-footprint'), label: text('allSeen') }}>
      <RecentProducts
        products={seen.map(
          ({
            prodId,
            prodName,
            partyCode,
            pic,
            price,
            unit,
            skuNumber = 1,
            agreementPrice,
            agreementMinQty,
            expireTime,
            memberPrice,
          }) => ({
            prodId,
            prodName,
            pic,
            price,
            from: skuNumber > 1,
            ...(partyCode !== undefined && { partyCode }),
            ...(unit !== undefined && { unit }),
            ...(agreementPrice !== undefined && { agreementPrice, agreementMinQty, expireTime }),
            ...(memberPrice !== undefined && { memberPrice }),
          }),
        )}
      />
    </HomeSection>
  )
}
