import { UserText } from '@millwright/commerce/UserText'
import { filePathsOf } from '@millwright/domain/files/filePath'
import { applicationSteps, stepOfField } from '@millwright/domain/shop/application'
import type { ApplicationStep, ShopApplication } from '@millwright/domain/shop/application'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import type { ReactNode } from 'react'
import { stepHref } from './freeshopPath.ts'
import type { Category, Reasons } from './UcFreeshop.load.ts'
import * as styles from './UcFreeshop.css.ts'
import { NamedLabel } from '../../layout/NamedLabel.tsx'

export type ApplicationDataProps = {
  application: ShopApplication
  categories: Category[]
  reasons?: Reasons
  /** Whether to show links back to each step. */
  mayChange?: boolean
}

type Row = readonly [term: string, detail: ReactNode]

/** The data of an application, by step. Identity and account numbers show only their first and last characters. */
export function ApplicationData({ application, categories, reasons = {}, mayChange = false }: ApplicationDataProps) {
  const text = useText('ucFreeshop')
  const { shopName, intro, shopLogo, city, phone, firmName, creditCode, representative, residence } = application
  const names = categories.filter(({ categoryId }) => application.categoryIds.includes(categoryId))
  const typed = (words: string): ReactNode => words && <UserText>{words}</UserText>
  const files = (paths: string, name: string): ReactNode => <Files paths={paths} name={name} />
  const rows: Record<ApplicationStep, readonly Row[]> = {
    shop: [
      [text('shopName'), typed(shopName)],
      [text('intro'), typed(intro)],
      [text('shopLogo'), files(shopLogo, text('shopLogo'))],
      [text('city'), typed(city)],
      [text('phone'), phone],
    ],
    company: [
      [text('firmName'), typed(firmName)],
      [text('creditCode'), creditCode],
      [text('residence'), typed(residence)],
      [text('businessLicense'), files(application.businessLicense, text('businessLicense'))],
      [text('representative'), typed(representative)],
      [text('identityNumber'), ends(application.identityNumber, 4)],
      [text('identityCardFront'), files(application.identityCardFront, text('identityCardFront'))],
      [text('identityCardLater'), files(application.identityCardLater, text('identityCardLater'))],
    ],
    goods: [
      [text('categoryIds'), names.map(({ categoryName }) => categoryName).join(' · ')],
      [text('categoryFiles'), files(application.categoryFiles, text('categoryFiles'))],
      ...application.brands.map(({ brandName, qualifications }, at): Row => [
        text('brandN', { n: at + 1 }),
        <span key={at} className={styles.inline}>
          <UserText>{brandName}</UserText> {files(qualifications, brandName)}
        </span>,
      ]),
    ],
    bank: [
      [text('accountKind'), text(application.accountKind === 'person' ? 'personAccount' : 'companyAccount')],
      [text('accountName'), typed(application.accountName)],
      [text('bankName'), typed(application.bankName)],
      [text('bankAccount'), ends(application.bankAccount, 4)],
    ],
  }
  return (
    <div className={styles.data}>
      {applicationSteps.map((step) => (
        <Step key={step} step={step} rows={rows[step]} reasons={reasons} mayChange={mayChange} />
      ))}
    </div>
  )
}

type StepProps = { step: ApplicationStep; rows: readonly Row[]; reasons: Reasons; mayChange: boolean }

/** The data of one step, with the platform's objections. */
function Step({ step, rows, reasons, mayChange }: StepProps) {
  const text = useText('ucFreeshop')
  const faults = Object.entries(reasons).filter(([field]) => stepOfField(field) === step)
  return (
    <Panel as="section" space={24}>
      <div className={styles.part}>
        <div className={styles.partHead}>
          <Heading level={2} size={16}>
            {text(step)}
          </Heading>
          {mayChange && <Link href={stepHref(step)}>{text('change', { step: text(step) })}</Link>}
        </div>
        {faults.map(([field, reason]) => (
          <Alert key={field} tone="bad" title={text(field as 'shopName')}>
            {text('platformSays', { reason })}
          </Alert>
        ))}
        <DescriptionList items={rows.map(([term, detail]) => ({ term, detail: detail || text('noneGiven') }))} />
      </div>
    </Panel>
  )
}

/** The numbered links to files, which only their owner can open. */
function Files({ paths, name }: { paths: string; name: string }) {
  const text = useText('ucFreeshop')
  const all = filePathsOf(paths)
  if (!all.length) return text('noneGiven')
  const said = (at: number) => (all.length > 1 ? text('file', { n: at + 1 }) : text('seeFile'))
  return (
    <span className={styles.inline}>
      {all.map((path, at) => (
        <Link key={path} href={`/${path}`} newTab>
          <NamedLabel word={said(at)} sentence={`${said(at)}: ${name}`} name={name} />
        </Link>
      ))}
    </span>
  )
}

/** Shortens a number to `3202…7777`. */
function ends(number: string, shown: number): string {
  return number.length <= shown * 2 ? number : `${number.slice(0, shown)}…${number.slice(-shown)}`
}
