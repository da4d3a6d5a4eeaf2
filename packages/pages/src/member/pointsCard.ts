import type { PointsGood, ScoreInfo } from '@millwright/contract/member/pointsEntities'
import type { Money } from '@millwright/domain/money/money'
import { cardTitle } from '@millwright/domain/product/cardTitle'
import { redeemedOf } from './redeemedOf.ts'

export type PointsCard = {
  prodId: string
  title: string
  name: string | undefined
  pic: string
  points: number
  /** Beside the points. */
  money: Money | undefined
  was: Money
  unit: string | undefined
  left: number
  limit: number
  /** Pieces that this buyer has had, of a good with a limit. */
  had: number
}

/** What a card of the points mall shows. */
export function pointsCard(good: PointsGood, info: Pick<ScoreInfo, 'redeemed'> | undefined): PointsCard {
  const { title, name } = cardTitle(good)
  const { prodId, pic, scorePrice, scoreAmount, price, unit, scoreStocks, maxNum = 0 } = good
  const money = Number(scoreAmount ?? 0) > 0 ? scoreAmount : undefined
  const had = redeemedOf(info, prodId)
  return {
    prodId,
    title,
    name,
    pic,
    points: scorePrice,
    money,
    was: price,
    unit,
    left: scoreStocks,
    limit: maxNum,
    had,
  }
}
