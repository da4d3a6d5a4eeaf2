import { STATEMENT_RULE_ID } from '@millwright/domain/constants'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Stack } from '@millwright/ui/Stack'
import { Text } from '@millwright/ui/Text'
import type { ViewProps } from '../../defineScreen.ts'
import { FormScreen } from '../../layout/FormScreen/FormScreen.tsx'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import type { SendFile } from '../../layout/UploadField/sendFile.ts'
import { RichText } from '../RichText/RichText.tsx'
import { ruleHref } from '../rules/rulePaths.ts'
import { ComplaintFields } from './ComplaintFields.tsx'
import { ComplaintItem } from './ComplaintItem.tsx'
import type { IntellectualPropertyData } from './IntellectualProperty.load.ts'
import * as styles from './IntellectualProperty.css.ts'

export type IntellectualPropertyProps = ViewProps<IntellectualPropertyData> & { send?: SendFile }

/** The mall's statement on intellectual property, the complaint form, and the buyer's complaints. */
export function IntellectualProperty(props: IntellectualPropertyProps) {
  const { statement, buyer, kept, restored, sent, current, mine, outcome, send } = props
  const [text, errors] = [useText('rights'), useText('errors')]
  return (
    <PageFrame title={text('title')} lead={text('lead')} trail={[{ label: text('home'), href: path('home') }]}>
      {sent && !outcome && <Alert tone="good">{text('sent')}</Alert>}
      <div className={styles.columns}>
        <div className={styles.section}>
          {mine && mine.total > 0 && <Mine mine={mine} current={current} />}
          <Panel as="section">
            <Stack space={16}>
              <Heading level={2} size={18}>
                {text('form')}
              </Heading>
              {!buyer && <Alert tone="info">{text('visitor')}</Alert>}
              {restored && !outcome && <Alert tone="good">{text('restored')}</Alert>}
              <FormScreen
                action={path('intellectualProperty')}
                intent="complain"
                submit={text('send')}
                outcome={outcome}
                files
              >
                {(state) => <ComplaintFields {...state} kept={kept} buyer={buyer} send={send} />}
              </FormScreen>
            </Stack>
          </Panel>
        </div>
        <Panel as="aside">
          <Stack space={12}>
            <Heading level={2} size={16}>
              {text('statement')}
            </Heading>
            {statement.length > 0 ? <RichText nodes={statement} /> : <Text as="p">{errors('partMissing')}</Text>}
            <Text as="p" size={13}>
              <Link href={ruleHref(STATEMENT_RULE_ID)}>{text('whole')}</Link>
            </Text>
          </Stack>
        </Panel>
      </div>
    </PageFrame>
  )
}

type MineProps = { mine: NonNullable<IntellectualPropertyData['mine']>; current: number }

/** The buyer's complaints. */
function Mine({ mine, current }: MineProps) {
  const text = useText('rights')
  return (
    <section className={styles.section} aria-label={text('mine')}>
      <Heading level={2} size={18}>
        {text('mine')}
      </Heading>
      <RecordList
        page={mine}
        current={current}
        hrefOf={(page) => (page > 1 ? `${path('intellectualProperty')}?page=${page}` : path('intellectualProperty'))}
        keyOf={({ id }) => id}
        variant="rows"
        empty={text('none')}
      >
        {(complaint) => <ComplaintItem complaint={complaint} />}
      </RecordList>
    </section>
  )
}
