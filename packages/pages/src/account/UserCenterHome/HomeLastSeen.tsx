import { RecentProducts } from '@millwright/commerce/RecentProducts'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Text } from '@millwright/ui/Text'
import { HomeSection } from './HomeSection.tsx'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'

/** The recently viewed products, with a link to all. Reads `seen`. */
export function HomeLastSeen({ seen }: Pick<UserCenterHomeData, 'seen'>) {
  const text = useText('centerHome')
  return seen.length > 0 ? (
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
  ) : (
    <Text as="p" size={13} tone="muted">
      {text('noneSeen')}
    </Text>
  )
}
