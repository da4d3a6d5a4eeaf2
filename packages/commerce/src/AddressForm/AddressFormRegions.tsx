import { useRef } from 'react'
import type { Area } from '@millwright/contract/account/address'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Select } from '@millwright/ui/Select'
import * as styles from './AddressForm.css.ts'

type AddressFormRegionsProps = {
  provinces: readonly Area[]
  cities: readonly Area[]
  districts: readonly Area[]
  typed: Readonly<Record<string, string>>
  /** The hint of the district field. */
  hint: string | undefined
  /** The error message, shown at the first field without a selection. */
  fault: string | undefined
}

/**
 * The region of an address: province, city and district. Selecting a province or a city submits the form, which then
 * offers the next level.
 */
export function AddressFormRegions({ provinces, cities, districts, typed, hint, fault }: AddressFormRegionsProps) {
  const text = useText('order')
  const next = useRef<HTMLDivElement>(null)
  const ask = () => {
    const button = next.current?.querySelector('button')
    button?.form?.requestSubmit(button)
  }
  const { provinceId = '', cityId = '', areaId = '' } = typed
  return (
    <div className={styles.regions}>
      <Select
        label={text('province')}
        required
        name="provinceId"
        placeholder={text('chooseProvince')}
        options={provinces.map(optionOf)}
        defaultValue={among(provinces, provinceId)}
        onChange={ask}
        error={provinceId ? undefined : fault}
      />
      <Select
        key={`city-${provinceId}`}
        label={text('city')}
        required
        name="cityId"
        placeholder={text('chooseCity')}
        options={cities.map(optionOf)}
        defaultValue={among(cities, cityId)}
        onChange={ask}
        disabled={!cities.length}
        error={provinceId && !among(cities, cityId) ? fault : undefined}
      />
      <Select
        key={`district-${provinceId}-${cityId}`}
        label={text('district')}
        required
        name="areaId"
        placeholder={text('chooseDistrict')}
        options={districts.map(optionOf)}
        defaultValue={among(districts, areaId)}
        disabled={!districts.length}
        hint={hint}
        error={among(cities, cityId) ? fault : undefined}
      />
      <div ref={next} className={styles.next}>
        <Button type="submit" name="intent" value="region">
          {text('chooseRegion')}
        </Button>
      </div>
    </div>
  )
}

function optionOf({ areaId, areaName }: Area) {
  return { value: areaId, label: areaName }
}

function among(areas: readonly Area[], areaId: string): string {
  return areas.some((area) => area.areaId === areaId) ? areaId : ''
}
