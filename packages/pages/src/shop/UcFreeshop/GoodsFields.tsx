import { MAX_BRANDS, MAX_CERTIFICATES } from '@millwright/domain/shop/application'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { TextField } from '@millwright/ui/TextField'
import { UploadField } from '../../layout/UploadField/UploadField.tsx'
import { filesProps } from './applicationFields.tsx'
import type { StepFields } from './applicationFields.tsx'
import type { Category } from './UcFreeshop.load.ts'
import * as styles from './UcFreeshop.css.ts'

/** The product categories of the shop, and its brands with their certificates. */
export function GoodsFields({ categories, rows, ...fields }: StepFields & { categories: Category[]; rows: number }) {
  const text = useText('ucFreeshop')
  const brandsWrong = fields.errorAt('brands')
  return (
    <>
      <Categories categories={categories} {...fields} />
      <UploadField
        label={text('categoryFiles')}
        hint={text('categoryFilesHint', { count: MAX_CERTIFICATES })}
        kind="licence"
        maxFiles={MAX_CERTIFICATES}
        {...filesProps(fields, 'categoryFiles')}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('brands')}</legend>
        <p className={styles.hint}>{text('brandsHint')}</p>
        {brandsWrong && <Alert tone="bad">{brandsWrong}</Alert>}
        {Array.from({ length: rows }, (_, at) => (
          <Brand key={at} at={at} {...fields} />
        ))}
        {rows < MAX_BRANDS && (
          <div>
            <Button type="submit" name="intent" value="addBrand" size="small" icon="plus">
              {text('addBrand')}
            </Button>
          </div>
        )}
      </fieldset>
    </>
  )
}

function Categories({ categories, draft, typed, errorAt }: StepFields & { categories: Category[] }) {
  const text = useText('ucFreeshop')
  const chosen = typed('categoryIds')?.split(',') ?? draft.categoryIds
  const wrong = errorAt('categoryIds')
  return (
    <fieldset
      className={styles.group}
      aria-describedby={wrong ? 'categories-hint categories-error' : 'categories-hint'}
      aria-invalid={wrong ? true : undefined}
      tabIndex={wrong ? -1 : undefined}
    >
      <legend className={styles.legend}>{text('categoryIds')}</legend>
      <p id="categories-hint" className={styles.hint}>
        {text('categoriesHint')}
      </p>
      {wrong && (
        <div id="categories-error">
          <Alert tone="bad">{wrong}</Alert>
        </div>
      )}
      <div className={styles.choices}>
        {categories.map(({ categoryId, categoryName }) => (
          <Checkbox
            key={categoryId}
            name="categoryIds"
            value={categoryId}
            label={categoryName}
            defaultChecked={chosen.includes(categoryId)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** A brand and its certificate. `at` is its place among the brands. */
function Brand({ at, draft, typed, errorAt, send }: StepFields & { at: number }) {
  const text = useText('ucFreeshop')
  const { brandName = '', qualifications = '' } = draft.brands[at] ?? {}
  return (
    <fieldset className={styles.brand}>
      <legend className={styles.brandLegend}>{text('brandN', { n: at + 1 })}</legend>
      <div className={styles.pair}>
        <TextField
          label={text('brandName')}
          name={`brandName${at}`}
          defaultValue={typed(`brandName${at}`) ?? brandName}
          error={errorAt(`brandName${at}`)}
        />
        <UploadField
          label={text('brandFile')}
          hint={text('licenceHint')}
          kind="licence"
          maxFiles={1}
          name={`brandFile${at}`}
          stored={typed(`brandFile${at}`) ?? qualifications}
          error={errorAt(`brandFile${at}`)}
          send={send}
        />
      </div>
    </fieldset>
  )
}
