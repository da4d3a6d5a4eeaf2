import { readBankAccount } from '../account/bankAccount.ts'
import { readCreditCode } from '../account/creditCode.ts'
import { readIdentityNumber } from '../account/identityNumber.ts'
import { filePathsOf } from '../files/filePath.ts'

export const applicationSteps = ['shop', 'company', 'goods', 'bank'] as const
export type ApplicationStep = (typeof applicationSteps)[number]

export const NAME_LIMIT = 20
export const INTRO_LIMITS = [10, 200] as const
export const ADDRESS_LEAST = 5
export const MAX_BRANDS = 5
export const MAX_CERTIFICATES = 5

/** A brand of the shop with its authorisations: paths of files, `"a,b"`. */
export type ApplicationBrand = { brandName: string; qualifications: string }

/** The application for a shop (api.md W). A field for files contains one or several paths: `"a,b"`. */
export type ShopApplication = {
  shopName: string
  intro: string
  shopLogo: string
  city: string
  phone: string
  firmName: string
  creditCode: string
  representative: string
  residence: string
  businessLicense: string
  identityNumber: string
  identityCardFront: string
  identityCardLater: string
  categoryIds: string[]
  categoryFiles: string
  brands: ApplicationBrand[]
  accountKind: 'company' | 'person'
  accountName: string
  bankName: string
  bankAccount: string
}
export type ApplicationField = keyof ShopApplication

export const applicationFields = {
  shop: ['shopName', 'intro', 'shopLogo', 'city', 'phone'],
  company: [
    'firmName',
    'creditCode',
    'residence',
    'businessLicense',
    'representative',
    'identityNumber',
    'identityCardFront',
    'identityCardLater',
  ],
  goods: ['categoryIds', 'categoryFiles', 'brands'],
  bank: ['accountKind', 'accountName', 'bankName', 'bankAccount'],
} as const satisfies Record<ApplicationStep, readonly ApplicationField[]>

export const everyField: readonly ApplicationField[] = applicationSteps.flatMap((step) => applicationFields[step])

/** The fields with private files, visible to their owner and to the reviewer. */
export const licenceFields = ['businessLicense', 'identityCardFront', 'identityCardLater', 'categoryFiles'] as const

export const emptyApplication: ShopApplication = {
  shopName: '',
  intro: '',
  shopLogo: '',
  city: '',
  phone: '',
  firmName: '',
  creditCode: '',
  representative: '',
  residence: '',
  businessLicense: '',
  identityNumber: '',
  identityCardFront: '',
  identityCardLater: '',
  categoryIds: [],
  categoryFiles: '',
  brands: [],
  accountKind: 'company',
  accountName: '',
  bankName: '',
  bankAccount: '',
}

/** The problems of an application. Only the mall can find the last three. */
export const applicationProblems = [
  'nameEmpty',
  'nameLong',
  'nameSigns',
  'introLength',
  'logoMissing',
  'cityEmpty',
  'phoneWrong',
  'firmEmpty',
  'codeEmpty',
  'codeCharacter',
  'codeLength',
  'codeCheck',
  'representativeEmpty',
  'residenceShort',
  'licenceMissing',
  'identityEmpty',
  'identityCharacter',
  'identityLength',
  'identityBirthday',
  'identityCheck',
  'cardFrontMissing',
  'cardBackMissing',
  'categoriesNone',
  'brandNameEmpty',
  'brandCertificate',
  'holderEmpty',
  'bankEmpty',
  'accountEmpty',
  'accountCharacter',
  'accountLength',
  'accountCheck',
  'nameTaken',
  'cityUnknown',
  'categoryUnknown',
] as const
export type ApplicationProblem = (typeof applicationProblems)[number]
/** Problems by field. The fields of a brand's row are `brandName0` and `brandFile0`. */
export type ApplicationProblems = Record<string, ApplicationProblem>

/** Letters and digits of any script, and punctuation used in company names. */
const plainName = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N} ·&'’()（）-]*[\p{L}\p{M}\p{N})）])?$/u

/** Checks a shop's name: at most 20 characters without special characters. */
export function shopNameProblem(name: string): 'nameEmpty' | 'nameLong' | 'nameSigns' | undefined {
  if (!name) return 'nameEmpty'
  if ([...name].length > NAME_LIMIT) return 'nameLong'
  return plainName.test(name) ? undefined : 'nameSigns'
}

/** Normalises an application for storage: trims texts and writes numbers in their canonical form. */
export function tidyApplication(typed: ShopApplication, now: number): ShopApplication {
  const tidy = Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value,
    ]),
  ) as ShopApplication
  const code = readCreditCode(tidy.creditCode)
  const identity = readIdentityNumber(tidy.identityNumber, now)
  const account = readBankAccount(tidy.bankAccount, tidy.accountKind)
  return {
    ...tidy,
    ...('code' in code && { creditCode: code.code }),
    ...('number' in identity && { identityNumber: identity.number }),
    ...('account' in account && { bankAccount: account.account }),
    categoryIds: [...new Set(tidy.categoryIds)],
    brands: tidy.brands
      .map(({ brandName, qualifications }) => ({ brandName: brandName.trim(), qualifications }))
      .filter(({ brandName, qualifications }) => brandName || qualifications),
  }
}

type Checks = (application: ShopApplication, now: number) => Partial<Record<string, ApplicationProblem | undefined>>
const none = (path: string) => filePathsOf(path).length === 0

const checks: Readonly<Record<ApplicationStep, Checks>> = {
  shop: ({ shopName, intro, shopLogo, city, phone }) => {
    const length = [...intro].length
    return {
      shopName: shopNameProblem(shopName),
      intro: length < INTRO_LIMITS[0] || length > INTRO_LIMITS[1] ? 'introLength' : undefined,
      shopLogo: none(shopLogo) ? 'logoMissing' : undefined,
      city: city ? undefined : 'cityEmpty',
      phone: /^(?:1\d{10}|0\d{2,3}-?\d{7,8}|400-?\d{3}-?\d{4})$/.test(phone) ? undefined : 'phoneWrong',
    }
  },
  company: (application, now) => {
    const { firmName, creditCode, representative, residence, identityNumber } = application
    const code = readCreditCode(creditCode)
    const identity = readIdentityNumber(identityNumber, now)
    return {
      firmName: firmName ? undefined : 'firmEmpty',
      creditCode:
        'problem' in code
          ? ({ empty: 'codeEmpty', length: 'codeLength', character: 'codeCharacter', check: 'codeCheck' } as const)[
              code.problem
            ]
          : undefined,
      residence: [...residence].length < ADDRESS_LEAST ? 'residenceShort' : undefined,
      businessLicense: none(application.businessLicense) ? 'licenceMissing' : undefined,
      representative: representative ? undefined : 'representativeEmpty',
      identityNumber: 'problem' in identity ? identityProblems[identity.problem] : undefined,
      identityCardFront: none(application.identityCardFront) ? 'cardFrontMissing' : undefined,
      identityCardLater: none(application.identityCardLater) ? 'cardBackMissing' : undefined,
    }
  },
  goods: ({ categoryIds, brands }) => ({
    categoryIds: categoryIds.length ? undefined : 'categoriesNone',
    ...Object.fromEntries(
      brands.flatMap(({ brandName, qualifications }, at) => [
        [`brandName${at}`, brandName ? undefined : 'brandNameEmpty'],
        [`brandFile${at}`, none(qualifications) ? 'brandCertificate' : undefined],
      ]),
    ),
  }),
  bank: ({ accountKind, accountName, bankName, bankAccount }) => {
    const account = readBankAccount(bankAccount, accountKind)
    return {
      accountName: accountName ? undefined : 'holderEmpty',
      bankName: bankName ? undefined : 'bankEmpty',
      bankAccount:
        'problem' in account
          ? (
              {
                empty: 'accountEmpty',
                character: 'accountCharacter',
                length: 'accountLength',
                check: 'accountCheck',
              } as const
            )[account.problem]
          : undefined,
    }
  },
}
const identityProblems = {
  empty: 'identityEmpty',
  length: 'identityLength',
  character: 'identityCharacter',
  birthday: 'identityBirthday',
  check: 'identityCheck',
} as const

/** Returns the problems of one step of a normalised application, in the order of its form. */
export function stepProblems(step: ApplicationStep, application: ShopApplication, now: number): ApplicationProblems {
  return Object.fromEntries(
    Object.entries(checks[step](application, now)).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  )
}

/** Returns the step of a field or of a brand's row. */
export function stepOfField(field: string): ApplicationStep {
  if (/^brand(Name|File)\d+$/.test(field)) return 'goods'
  return applicationSteps.find((step) => applicationFields[step].some((name) => name === field)) ?? 'shop'
}

/** Returns every file of an application by its upload kind. */
export function filesOfApplication(application: ShopApplication | undefined | null): {
  logo: string[]
  licence: string[]
} {
  if (!application) return { logo: [], licence: [] }
  return {
    logo: filePathsOf(application.shopLogo),
    licence: filePathsOf([
      ...licenceFields.flatMap((field) => application[field].split(',')),
      ...application.brands.flatMap(({ qualifications }) => qualifications.split(',')),
    ]),
  }
}
