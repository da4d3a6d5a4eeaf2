import type { ReactElement } from 'react'
import { Accent } from '../Accent/Accent.tsx'
import { Accordion } from '../Accordion/Accordion.tsx'
import { Alert } from '../Alert/Alert.tsx'
import { AppShell } from '../AppShell/AppShell.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { BarChart } from '../BarChart/BarChart.tsx'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { Button } from '../Button/Button.tsx'
import { Carousel } from '../Carousel/Carousel.tsx'
import { Cascader } from '../Cascader/Cascader.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ChoiceMark } from '../ChoiceMark/ChoiceMark.tsx'
import { CodeInput } from '../CodeInput/CodeInput.tsx'
import { ColorField } from '../ColorField/ColorField.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { CommandPalette } from '../CommandPalette/CommandPalette.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Container } from '../Container/Container.tsx'
import { confirm } from '../confirm/confirm.tsx'
import { Countdown } from '../Countdown/Countdown.tsx'
import { DataGrid } from '../DataGrid/DataGrid.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx'
import { DecimalField } from '../DecimalField/DecimalField.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { DonutChart } from '../DonutChart/DonutChart.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { FileTree } from '../FileTree/FileTree.tsx'
import { FileUpload } from '../FileUpload/FileUpload.tsx'
import { Form } from '../Form/Form.tsx'
import { FormErrors } from '../FormErrors/FormErrors.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { HydrateOnVisible } from '../HydrateOnVisible/HydrateOnVisible.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Image } from '../Image/Image.tsx'
import { ImageViewer } from '../ImageViewer/ImageViewer.tsx'
import { LineChart } from '../LineChart/LineChart.tsx'
import { Link } from '../Link/Link.tsx'
import { LoadingOverlay } from '../LoadingOverlay/LoadingOverlay.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Money } from '../Money/Money.tsx'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { MonthField } from '../MonthField/MonthField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { Progress } from '../Progress/Progress.tsx'
import { QrCode } from '../QrCode/QrCode.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { RangeSlider } from '../RangeSlider/RangeSlider.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { RatingField } from '../RatingField/RatingField.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Segmented } from '../Segmented/Segmented.tsx'
import { Select } from '../Select/Select.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Slider } from '../Slider/Slider.tsx'
import { Sparkline } from '../Sparkline/Sparkline.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { StaticHtml } from '../StaticHtml/StaticHtml.tsx'
import { Status } from '../Status/Status.tsx'
import { Steps } from '../Steps/Steps.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { TabLinks } from '../TabLinks/TabLinks.tsx'
import { Table } from '../Table/Table.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { TagField } from '../TagField/TagField.tsx'
import { Text } from '../Text/Text.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'
import { Timeline } from '../Timeline/Timeline.tsx'
import { Toaster } from '../Toaster/Toaster.tsx'
import { Toasts } from '../Toasts/Toasts.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { Tree } from '../Tree/Tree.tsx'
import { TreeSelect } from '../TreeSelect/TreeSelect.tsx'
import { VirtualList } from '../VirtualList/VirtualList.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type Given = { className?: string | undefined; [data: `data-${string}`]: unknown }

type Sample = {
  draw: (given: Given) => ReactElement
  /** The element that receives the other props of a field. Undefined for components that are not fields. */
  field?: 'control' | 'group'
  /** Whether `title` is the component's heading rather than an attribute. */
  titled?: boolean
  /** The interaction that opens the component. */
  opener?: 'press' | 'focus' | 'Enter'
}

const none = () => undefined
const options = [
  { value: 'steel', label: 'Steel' },
  { value: 'brass', label: 'Brass' },
]
const nodes = [{ id: 'zj', label: 'Zhejiang', children: [{ id: 'hz', label: 'Hangzhou' }] }]
const sections = [{ label: 'Catalogue', items: [{ href: '#stock', label: 'Stock', icon: 'rows' as const }] }]
const sales = [{ label: 'Steel', values: [1] }]
const rows = [
  { id: '6205', price: '12.50' },
  { id: '6206', price: '15.80' },
]
const open = <Button>Open</Button>
const bearing = 'Deep groove ball bearing'

/** Every component once with minimal props, for tests that apply to all of them. */
export const everyPart: Record<string, Sample> = {
  Accent: {
    draw: (given) => (
      <Accent {...given} color="#0a7d55">
        {open}
      </Accent>
    ),
  },
  Accordion: {
    draw: (given) => <Accordion {...given} items={[{ id: 'a', title: 'Delivery', content: 'Two days', open: true }]} />,
  },
  Alert: {
    draw: (given) => (
      <Alert {...given} tone="warn" title="Low stock">
        Four are left.
      </Alert>
    ),
    titled: true,
  },
  AppShell: {
    draw: (given) => (
      <AppShell {...given} label="Console" sections={sections} header={bearing}>
        {open}
      </AppShell>
    ),
  },
  Avatar: { draw: (given) => <Avatar {...given} name="Ada Lovelace" /> },
  Badge: { draw: (given) => <Badge {...given} count={3} label="parts" /> },
  BarChart: { draw: (given) => <BarChart {...given} label="Sales" points={['May']} series={sales} /> },
  Breadcrumb: {
    draw: (given) => <Breadcrumb {...given} items={[{ label: 'Bearings', href: '#b' }, { label: '6205' }]} />,
  },
  Button: {
    draw: (given) => (
      <Button {...given} tone="action" icon="cart">
        Add to cart
      </Button>
    ),
  },
  Carousel: {
    draw: (given) => (
      <Carousel
        {...given}
        label="News"
        height={80}
        slides={[
          { id: '1', label: 'One', content: bearing },
          { id: '2', label: 'Two', content: bearing },
        ]}
      />
    ),
  },
  Cascader: { draw: (given) => <Cascader {...given} label="Region" name="region" nodes={nodes} />, field: 'control' },
  Checkbox: {
    draw: (given) => <Checkbox {...given} label="Invoice" name="invoice" error="Choose it" />,
    field: 'control',
  },
  ChoiceMark: { draw: (given) => <ChoiceMark {...given} label="6205" /> },
  CodeInput: {
    draw: (given) => <CodeInput {...given} label="Code" name="code" hint="From the message" required />,
    field: 'control',
  },
  ColorField: {
    draw: (given) => (
      <ColorField
        {...given}
        label="Colour"
        name="color"
        defaultValue="#1b5e9e"
        swatches={[{ value: '#b9430b', label: 'Orange' }]}
        ground="#ffffff"
      />
    ),
    field: 'control',
  },
  ComboBox: {
    draw: (given) => <ComboBox {...given} label="Brand" name="brand" items={[{ id: 'skf', label: 'SKF' }]} />,
    field: 'control',
  },
  CommandPalette: {
    draw: (given) => <CommandPalette {...given} label="Commands" open commands={[{ id: 'stock', label: 'Stock' }]} />,
  },
  ConfirmDialog: {
    draw: (given) => (
      <>
        <Button onPress={() => void confirm({ title: 'Delete 6205?', confirm: 'Delete', tone: 'danger' })}>Open</Button>
        <ConfirmDialog {...given} />
      </>
    ),
    titled: true,
    opener: 'press',
  },
  Container: { draw: (given) => <Container {...given}>{bearing}</Container> },
  Countdown: { draw: (given) => <Countdown {...given} now={0} until={90_000_000} /> },
  DataGrid: {
    draw: (given) => (
      <DataGrid
        {...given}
        label="Prices"
        rows={rows}
        rowKey={(row) => row.id}
        selection="many"
        columns={[
          { key: 'id', header: 'Model', cell: (row) => row.id, sort: true, rowHeader: true },
          { key: 'price', header: 'Price', align: 'end', cell: (row) => row.price, edit: true },
        ]}
        onEdit={none}
      />
    ),
  },
  DatePicker: { draw: (given) => <DatePicker {...given} label="Delivery" name="day" />, field: 'group' },
  DateRangePicker: {
    draw: (given) => <DateRangePicker {...given} label="Period" fromName="from" toName="to" />,
    field: 'group',
  },
  DateTimeField: { draw: (given) => <DateTimeField {...given} label="Pick-up" name="at" />, field: 'group' },
  DecimalField: {
    draw: (given) => <DecimalField {...given} label="Bore" name="bore" suffix="mm" hint="In steel" required />,
    field: 'control',
  },
  DescriptionList: {
    draw: (given) => (
      <DescriptionList
        {...given}
        items={[
          { term: 'Bore', detail: '25 mm' },
          { term: 'Width', detail: '15 mm' },
        ]}
      />
    ),
  },
  Dialog: {
    draw: (given) => (
      <Dialog {...given} open onClose={none} title="Sign in" footer={open}>
        {bearing}
      </Dialog>
    ),
    titled: true,
  },
  DonutChart: { draw: (given) => <DonutChart {...given} label="Sales" parts={[{ label: 'May', value: 1 }]} /> },
  Drawer: {
    draw: (given) => (
      <Drawer {...given} open onClose={none} title="Filter" footer={open}>
        {bearing}
      </Drawer>
    ),
    titled: true,
  },
  Empty: {
    draw: (given) => (
      <Empty {...given} title="Nothing yet" action={open}>
        Look around first.
      </Empty>
    ),
    titled: true,
  },
  FileTree: {
    draw: (given) => (
      <FileTree
        {...given}
        label="Drawings"
        name="files"
        defaultFiles={[
          { id: '1', name: 'shaft.pdf', folder: 'lot', type: 'application/pdf', size: 2000, value: '1' },
          { id: '2', name: 'housing.dwg', type: '', size: 2000, error: 'Too large' },
        ]}
        defaultExpanded={['lot']}
      />
    ),
    field: 'control',
  },
  FileUpload: {
    draw: (given) => (
      <FileUpload
        {...given}
        label="Drawings"
        name="files"
        files={[{ id: '1', name: 'shaft.pdf', type: 'application/pdf', size: 2000, value: '1', error: 'Too large' }]}
        onAdd={none}
        onRemove={none}
        onRetry={none}
      />
    ),
    field: 'control',
  },
  Form: {
    draw: (given) => (
      <Form {...given} label="Inquiry" problems={[{ message: 'Too many' }]}>
        {open}
      </Form>
    ),
  },
  FormErrors: { draw: (given) => <FormErrors {...given} problems={[{ field: 'a', message: 'Missing' }]} /> },
  Grid: {
    draw: (given) => (
      <Grid {...given} as="ul" columns={2}>
        <li>{bearing}</li>
        <li>{bearing}</li>
      </Grid>
    ),
  },
  Heading: {
    draw: (given) => (
      <Heading {...given} level={2}>
        Bearings
      </Heading>
    ),
  },
  HydrateOnVisible: { draw: (given) => <HydrateOnVisible {...given}>{bearing}</HydrateOnVisible> },
  Icon: { draw: (given) => <Icon {...given} name="cart" label="Cart" /> },
  IconButton: { draw: (given) => <IconButton {...given} icon="close" label="Close" /> },
  Image: { draw: (given) => <Image {...given} alt="A bearing" width={80} /> },
  ImageViewer: {
    draw: (given) => (
      <ImageViewer
        {...given}
        open
        onClose={none}
        pictures={[
          { src: '', alt: 'One' },
          { src: '', alt: 'Two' },
        ]}
      />
    ),
    titled: true,
  },
  LineChart: { draw: (given) => <LineChart {...given} label="Sales" points={['May']} series={sales} /> },
  Link: {
    draw: (given) => (
      <Link {...given} href="#x">
        Terms
      </Link>
    ),
  },
  LoadingOverlay: {
    draw: (given) => (
      <LoadingOverlay {...given} loading>
        {bearing}
      </LoadingOverlay>
    ),
  },
  Menu: {
    draw: (given) => (
      <Menu
        {...given}
        label="More"
        trigger={open}
        items={[
          { id: 'copy', label: 'Copy', onPress: none },
          { id: 'to', label: 'Go to', href: '#to' },
        ]}
      />
    ),
    opener: 'Enter',
  },
  Money: { draw: (given) => <Money {...given} amount="1234.5" size={18} unit="pc" /> },
  MoneyField: {
    draw: (given) => <MoneyField {...given} label="Price" name="price" unit="pc" error="Too low" />,
    field: 'control',
  },
  MonthField: { draw: (given) => <MonthField {...given} label="Statement" name="month" />, field: 'group' },
  NumberField: {
    draw: (given) => <NumberField {...given} label="Quantity" name="count" hint="Packs of ten" required />,
    field: 'control',
  },
  Pagination: {
    draw: (given) => <Pagination {...given} page={2} pages={5} total={48} hrefOf={(page) => `#${page}`} />,
  },
  Panel: { draw: (given) => <Panel {...given}>{bearing}</Panel> },
  PasswordField: { draw: (given) => <PasswordField {...given} label="Password" name="password" />, field: 'control' },
  Popover: {
    draw: (given) => (
      <Popover {...given} label="Share" trigger={open}>
        {bearing}
      </Popover>
    ),
    opener: 'press',
  },
  Progress: { draw: (given) => <Progress {...given} label="Sending" value={40} /> },
  QrCode: { draw: (given) => <QrCode {...given} value="https://example.com" label="Opens the page" /> },
  RadioGroup: {
    draw: (given) => <RadioGroup {...given} label="Material" name="material" options={options} error="Choose one" />,
    field: 'control',
  },
  RangeSlider: {
    draw: (given) => <RangeSlider {...given} label="Bore" fromName="from" toName="to" hint="In mm" />,
    field: 'control',
  },
  Rating: { draw: (given) => <Rating {...given} value={3.5} /> },
  RatingField: {
    draw: (given) => <RatingField {...given} label="Quality" name="quality" hint="Of the goods" />,
    field: 'control',
  },
  SearchField: { draw: (given) => <SearchField {...given} label="Search" name="q" submit />, field: 'control' },
  Segmented: {
    draw: (given) => <Segmented {...given} label="Period" name="period" options={options} error="Choose one" />,
    field: 'control',
  },
  Select: {
    draw: (given) => <Select {...given} label="Material" name="material" options={options} hint="Of the ring" />,
    field: 'control',
  },
  SideNav: { draw: (given) => <SideNav {...given} label="Console" sections={sections} /> },
  Skeleton: { draw: (given) => <Skeleton {...given} lines={2} /> },
  Slider: { draw: (given) => <Slider {...given} label="Load" name="load" error="Too high" />, field: 'control' },
  Sparkline: { draw: (given) => <Sparkline {...given} label="Sales" values={[1, 2]} /> },
  Spinner: { draw: (given) => <Spinner {...given} /> },
  Stack: {
    draw: (given) => (
      <Stack {...given} as="ul">
        <li>{bearing}</li>
        <li>{bearing}</li>
      </Stack>
    ),
  },
  StaticHtml: {
    draw: (given) => (
      <StaticHtml {...given} of={{ stamp: '1', value: bearing }}>
        {(words) => words}
      </StaticHtml>
    ),
  },
  Status: {
    draw: (given) => (
      <Status {...given} tone="good">
        Paid
      </Status>
    ),
  },
  Steps: {
    draw: (given) => (
      <Steps {...given} current={1} steps={[{ label: 'Order' }, { label: 'Pay' }, { label: 'Receive' }]} />
    ),
  },
  Switch: { draw: (given) => <Switch {...given} label="Messages" name="messages" hint="By mail" />, field: 'control' },
  TabLinks: {
    draw: (given) => (
      <TabLinks
        {...given}
        label="Orders"
        tabs={[
          { href: '#a', label: 'All', current: true },
          { href: '#b', label: 'Open', current: false },
        ]}
      />
    ),
  },
  Table: {
    draw: (given) => (
      <Table
        {...given}
        caption="Prices"
        rows={rows}
        rowKey={(row) => row.id}
        sort={{ onSort: none }}
        selection={{ selected: ['6205'], onChange: none, labelOf: (row) => row.id }}
        columns={[
          { key: 'id', header: 'Model', cell: (row) => row.id, sortable: true, rowHeader: true },
          { key: 'price', header: 'Price', align: 'end', cell: (row) => row.price },
        ]}
      />
    ),
  },
  Tabs: {
    draw: (given) => (
      <Tabs
        {...given}
        label="Details"
        tabs={[
          { id: 'a', label: 'Data', content: bearing },
          { id: 'b', label: 'Files', content: bearing },
        ]}
      />
    ),
  },
  Tag: {
    draw: (given) => (
      <Tag {...given} onRemove={none}>
        New
      </Tag>
    ),
  },
  TagField: {
    draw: (given) => <TagField {...given} label="Models" name="model" defaultValue={['6205', '6206']} />,
    field: 'control',
  },
  Text: {
    draw: (given) => (
      <Text {...given} as="p">
        {bearing}
      </Text>
    ),
  },
  TextArea: {
    draw: (given) => <TextArea {...given} label="Remark" name="remark" maxLength={200} counter />,
    field: 'control',
  },
  TextField: {
    draw: (given) => (
      <TextField {...given} label="Name" name="name" hint="Of the company" error="Missing" required suffix="mm" />
    ),
    field: 'control',
  },
  TimeField: { draw: (given) => <TimeField {...given} label="Shift" name="from" />, field: 'group' },
  Timeline: {
    draw: (given) => (
      <Timeline {...given} items={[{ title: 'Sent', time: '10:00', body: bearing, state: 'now' }, { title: 'Paid' }]} />
    ),
  },
  Toaster: { draw: (given) => <Toaster {...given} /> },
  Toasts: {
    draw: (given) => (
      <Toasts
        {...given}
        toasts={[{ id: '1', tone: 'good', message: 'Added', link: { href: '#cart', label: 'To the cart' } }]}
        onDismiss={none}
      />
    ),
  },
  Tooltip: {
    draw: (given) => (
      <Tooltip {...given} text="Adds one">
        {open}
      </Tooltip>
    ),
    opener: 'focus',
  },
  Tree: { draw: (given) => <Tree {...given} label="Categories" nodes={nodes} defaultExpanded={['zj']} /> },
  TreeSelect: {
    draw: (given) => <TreeSelect {...given} label="Category" name="category" nodes={nodes} hint="For buyers" />,
    field: 'control',
  },
  VirtualList: {
    draw: (given) => (
      <VirtualList {...given} label="Log" height={120} items={rows} itemKey={(row) => row.id}>
        {(row) => row.id}
      </VirtualList>
    ),
  },
  VisuallyHidden: { draw: (given) => <VisuallyHidden {...given}>Prices</VisuallyHidden> },
}
