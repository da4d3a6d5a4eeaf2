import type { Locale } from '@millwright/domain/locale'
import type { Db } from '../db/db.ts'
import { keep, kept } from '../seed/rows.ts'

type Both = Record<Locale, string>
/** Where bank transfers go; `bankCode` is the line number of the bank (CNAPS). */
export type MallAccount = { accountName: Both; bankName: Both; account: string; bankCode: string }

/** `undefined` where the mall takes no transfers. */
export function mallAccountOf(db: Db): Promise<MallAccount | undefined> {
  return kept<MallAccount>(db, 'transferAccount')
}

/** The sample mall's account. */
export function importMallAccount(db: Db): Promise<void> {
  return keep(db, 'transferAccount', {
    accountName: { zh: '匠作机电商城（上海）有限公司', en: 'Millwright Mall (Shanghai) Co., Ltd.' },
    bankName: { zh: '中国工商银行上海张江支行', en: 'ICBC, Shanghai Zhangjiang Branch' },
    account: '1001280009200456783',
    bankCode: '102290028008',
  } satisfies MallAccount)
}
