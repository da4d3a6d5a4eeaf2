import { pageSchema } from '../../schema.ts'
import { completions } from './completions.ts'

const schema = pageSchema()
const at = (marked: string) => completions(marked.replace('|', ''), marked.indexOf('|'), schema).suggestions

describe('completions', () => {
  it('are block types, the fields of that type, and the options of an enum', () => {
    expect(at('[{"type": "goods_m|')).toContain('"goods_module7"')
    expect(at('[{"type": "picture_by", "dataField": {|')).toContain('"imgList": ')
    expect(at('[{"type": "picture_by", "dataField": {"imgList": [{"url": "a", "li|')).toEqual(['"link": '])
    expect(at('[{"type": "picture_by", "dataField": {"fit": |')).toEqual(
      expect.arrayContaining(['"cover"', '"contain"']),
    )
    expect(at('[{"type": "auxiliary_interval", "dataField": {"height": 5}}, {"|')).toEqual(
      expect.arrayContaining(['"type": ', '"dataField": ']),
    )
    expect(at('[{"type": "goods_list", "dataField": {"columns": 3, "|')).not.toContain('"imgList": ')
  })
})
