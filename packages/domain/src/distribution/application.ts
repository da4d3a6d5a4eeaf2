import { readBankAccount } from '../account/bankAccount.ts'
import type { BankAccountProblem } from '../account/bankAccount.ts'
import { readCreditCode } from '../account/creditCode.ts'
import type { CreditCodeProblem } from '../account/creditCode.ts'
import { readIdentityNumber } from '../account/identityNumber.ts'
import type { IdentityNumberProblem } from '../account/identityNumber.ts'
import { filePathsOf } from '../files/filePath.ts'
import { isCardNo } from './cardNo.ts'

/** The kinds of distributors: an individual, a store or a company (api.md T). */
export const distributorTypes = { person: 1, shop: 2, company: 3 } as const
export type DistributorType = (typeof distributorTypes)[keyof typeof distributorTypes]
/** The numbers are chosen by this mall, because the numbers of other mall4j servers are unknown. */
export const distributorStates = { inReview: 0, approved: 1, stopped: 2, refused: 3 } as const
export type DistributorState = (typeof distributorStates)[keyof typeof distributorStates]

/** The maximum number of characters of each text. */
export const applicationLimits = { realName: 30, companyName: 60, bankName: 60, bankBranch: 60 } as const

export type DistributionApplication = {
  type: DistributorType
  realName: string
  identityCardNumber: string
  identityCardPicFront: string
  identityCardPicBack: string
  userMobile: string
  companyName?: string | undefined
  creditCode?: string | undefined
  licensePic?: string | undefined
  bankName: string
  bankBranch: string
  bankAccount: string
  cardNoOfInviter?: string | undefined
}
export type ApplicationField = keyof DistributionApplication
export type ApplicationProblem =
  | 'missing'
  | 'long'
  | 'type'
  | 'mobile'
  | 'picture'
  | 'cardNo'
  | `identity.${IdentityNumberProblem}`
  | `credit.${CreditCodeProblem}`
  | `bank.${BankAccountProblem}`

type Typed = Partial<Record<ApplicationField, string | number>>

/**
 * Checks a typed application field by field. Omits fields that the type of distributor does not need. The birthday must
 * not be after `now` (epoch milliseconds).
 */
export function readApplication(
  typed: Typed,
  now: number,
): { application: DistributionApplication } | { problems: Partial<Record<ApplicationField, ApplicationProblem>> } {
  const problems: Partial<Record<ApplicationField, ApplicationProblem>> = {}
  const of = (field: ApplicationField) =>
    String(typed[field] ?? '')
      .normalize('NFKC')
      .trim()
  const words = (field: keyof typeof applicationLimits) => {
    const value = of(field)
    if (!value) problems[field] = 'missing'
    else if (value.length > applicationLimits[field]) problems[field] = 'long'
    return value
  }
  const picture = (field: ApplicationField) => {
    const [path] = filePathsOf(of(field))
    if (!path) problems[field] = 'picture'
    return path ?? ''
  }
  const type = Object.values(distributorTypes).find((one) => String(one) === of('type'))
  if (!type) problems.type = 'type'
  const business = type === distributorTypes.shop || type === distributorTypes.company

  const realName = words('realName')
  const identity = readIdentityNumber(of('identityCardNumber'), now)
  if ('problem' in identity) problems.identityCardNumber = `identity.${identity.problem}`
  const userMobile = of('userMobile').replace(/[\s-]/g, '')
  if (!/^1\d{10}$/.test(userMobile)) problems.userMobile = 'mobile'
  const credit = business ? readCreditCode(of('creditCode')) : undefined
  if (credit && 'problem' in credit) problems.creditCode = `credit.${credit.problem}`
  const account = readBankAccount(of('bankAccount'), business ? 'company' : 'person')
  if ('problem' in account) problems.bankAccount = `bank.${account.problem}`
  const inviter = of('cardNoOfInviter').replace(/[\s-]/g, '')
  if (inviter && !isCardNo(inviter)) problems.cardNoOfInviter = 'cardNo'

  const application = {
    type: type ?? distributorTypes.person,
    realName,
    identityCardNumber: 'number' in identity ? identity.number : '',
    identityCardPicFront: picture('identityCardPicFront'),
    identityCardPicBack: picture('identityCardPicBack'),
    userMobile,
    ...(business && {
      companyName: words('companyName'),
      creditCode: credit && 'code' in credit ? credit.code : '',
      licensePic: picture('licensePic'),
    }),
    bankName: words('bankName'),
    bankBranch: words('bankBranch'),
    bankAccount: 'account' in account ? account.account : '',
    ...(inviter && { cardNoOfInviter: inviter }),
  }
  return Object.keys(problems).length ? { problems } : { application }
}

/** Masks a number except its ends: `4301**********3X`. */
export function masked(number: string, head: number, tail: number): string {
  if (number.length <= head + tail) return number
  return number.slice(0, head) + '*'.repeat(number.length - head - tail) + number.slice(-tail)
}
