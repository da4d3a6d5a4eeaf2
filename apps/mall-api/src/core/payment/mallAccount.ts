import type { Locale } from '@millwright/domain/locale'
import type { Db } from '../../db/db.ts'
import { importSetting, readSetting } from '../../db/rows.ts'

type Both = Record<Locale, string>
/** The bank account for transfers. `bankCode` is the bank's CNAPS code. */
export type MallAccount = { accountName: Both; bankName: Both; account: string; bankCode: string }

/** Returns undefined if the mall accepts no transfers. */
export function mallAccountOf(db: Db): Promise<MallAccount | undefined> {
  return readSetting<MallAccount>(db, 'transferAccount')
}

export function importMallAccount(db: Db): Promise<void> {
  return importSetting(db, 'transferAccount', {
    accountName: { zh: '匠作机电商城（上海）有限公司', en: 'Millwright Mall (Shanghai) Co., Ltd.' },
    bankName: { zh: '中国工商银行上海张江支行', en: 'ICBC, Shanghai Zhangjiang Branch' },
    account: '1001280009200456783',
    bankCode: '102290028008',
  } satisfies MallAccount)
}
