import { CopyNumber } from '@millwright/commerce/CopyNumber'
import { ShareButton } from '@millwright/commerce/ShareButton'
import type { DistributionProd } from '@millwright/contract/distribution/entities'
import { sharedPath } from '@millwright/domain/distribution/cardNo'
import { productPath } from '@millwright/domain/link/productPath'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Empty } from '@millwright/ui/Empty'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Tag } from '@millwright/ui/Tag'
import { Text } from '@millwright/ui/Text'
import { TextField } from '@millwright/ui/TextField'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { commissionHref } from './commissionHref.ts'
import type { CommissionShown } from './Subcommission.load.ts'
import * as styles from './Subcommission.css.ts'

type CommissionGoodsProps = Extract<CommissionShown, { tab: 'goods' }> & {
  page: number
  origin: string
  cardNo: string
  stopped: boolean
}

/** The products with their commission rate, each with a link that carries the card number. */
export function CommissionGoods({ word, goods, page, origin, cardNo, stopped }: CommissionGoodsProps) {
  const text = useText('distribution')
  return (
    <>
      {stopped ? (
        <Alert tone="warn">{text('noNewTitle')}</Alert>
      ) : (
        <Text as="p" tone="muted" size={13}>
          {text('goodsHint')}
        </Text>
      )}
      <form method="get" action={path('subcommission')} className={styles.search} role="search">
        <input type="hidden" name="tab" value="goods" />
        <TextField label={text('searchGoods')} name="word" type="search" defaultValue={word} maxLength={100} />
        <Button type="submit">{text('search')}</Button>
      </form>
      <RecordList
        page={goods}
        current={page}
        hrefOf={(to) => commissionHref({ tab: 'goods', word, page: to })}
        keyOf={({ prodId }) => prodId}
        variant="rows"
        empty={
          word ? (
            <Empty
              drawing="search"
              title={text('emptyFound', { word })}
              action={<Button href={commissionHref({ tab: 'goods' })}>{text('showAll')}</Button>}
            />
          ) : (
            <Empty drawing="box" title={text('emptyGoods')} />
          )
        }
      >
        {(prod) => <SharedGood prod={prod} origin={origin} cardNo={cardNo} />}
      </RecordList>
    </>
  )
}

function SharedGood({ prod, origin, cardNo }: { prod: DistributionProd; origin: string; cardNo: string }) {
  const text = useText('distribution')
  const money = useMoney()
  const { prodName, pic, price, awardProportion, awardNumbers } = prod
  const path = sharedPath(productPath(prod), cardNo)
  return (
    <div className={styles.row}>
      <Image src={pic} alt="" ratio={1} fit="contain" />
      <span className={styles.words}>
        <Link href={productPath(prod)}>{prodName}</Link>
        <span>
          <Tag size="small">{text('rate', { rate: awardProportion })}</Tag>{' '}
          <span className={styles.small}>{text('perPiece', { amount: money(awardNumbers) })}</span>
        </span>
        <span className={styles.small}>
          <CopyNumber value={origin + path} name={`${text('link')} ${prodName}`} />
        </span>
      </span>
      <span className={styles.end}>
        {price !== undefined && <Money amount={price} size={16} />}
        <ShareButton title={prodName} path={path} />
      </span>
    </div>
  )
}
