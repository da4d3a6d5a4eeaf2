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
  /** The money to pay besides the points. */
  money: Money | undefined
  was: Money
  unit: string | undefined
  left: number
  limit: number
  /** The number of pieces that this buyer has redeemed, if the product has a limit. */
  had: number
}

/** Returns the fields of a card of the points mall. */
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
