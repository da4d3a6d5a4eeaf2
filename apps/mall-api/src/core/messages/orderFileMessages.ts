import type { Sentences } from './sentences.ts'

/** Why a file gave no list, and the next step. */
export const orderFileMessages = {
  orderFileEmpty: ['文件是空的，请选择有内容的文件', 'The file is empty. Choose a file with content'],
  orderFileTooLarge: [
    '文件超过 {limit} MB，请只保留需要订购的行，或直接粘贴这些行',
    'The file is larger than {limit} MB. Keep only the rows to order, or paste them as text',
  ],
  orderFileOld: [
    '这是旧版或二进制格式的 Excel 文件，请在 Excel 中另存为 .xlsx 后重新上传',
    'This workbook is in an old or binary Excel format. Save it as .xlsx in Excel and upload it again',
  ],
  orderFileOther: [
    '无法读取这种文件，请上传 xlsx、csv、txt 或带文字的 PDF，或直接粘贴内容',
    'This kind of file cannot be read. Upload xlsx, csv, txt or a PDF with text, or paste the content',
  ],
  orderFileNotText: [
    '文件不是可识别的文本，请另存为 UTF-8 编码的 CSV 或 xlsx 后重新上传',
    'The file is not readable text. Save it as CSV in UTF-8, or as xlsx, and upload it again',
  ],
  orderFileCut: [
    '文件已损坏或不完整，请打开后另存一份再上传，或直接粘贴内容',
    'The file is damaged or incomplete. Open it, save a copy and upload the copy, or paste the content',
  ],
  orderFileLocked: [
    '文件有密码保护，请去除密码后重新上传，或直接粘贴内容',
    'The file needs a password. Save it without the password and upload it again, or paste the content',
  ],
  orderFileHeavy: [
    '文件过大或结构过于复杂，请把需要订购的行复制到新文件，或直接粘贴',
    'The file is too large or too complex to read. Copy the rows to order into a new file, or paste them',
  ],
  orderFileScan: [
    'PDF 中只有图片没有文字，请输入或粘贴型号和数量，或把它作为附件提交询价',
    'The PDF has pictures but no text. Type or paste part numbers and quantities, or attach it to an inquiry',
  ],
  orderFileNoRows: [
    '文件中没有可见的内容，请检查是否选对了文件或工作表是否被隐藏',
    'The file has no visible rows. Check that it is the right file and that its sheet is not hidden',
  ],
  orderFileBusy: ['正在读取的文件较多，请稍后重试', 'Many files are being read. Try again in a moment'],
} as const satisfies Sentences
