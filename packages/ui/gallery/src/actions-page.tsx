import { Tooltip } from '../../src/controls';
import { ArrowRight, ChevronDown, Pencil, Plus, Trash2, User } from '../../src/icons';
import {
  Button,
  type ButtonVariant,
  DownloadLink,
  IconButton,
  LinkButton,
  Menu,
  MenuItem,
  SubMenu,
  TextLink,
} from '../../src/index';
import { Example } from './example';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function ActionsPage() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Example key={variant} title={`Button, ${variant}`}>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant}>Save changes</Button>
          <Button variant={variant} size="lg">
            Look further <ArrowRight />
          </Button>
          <Button variant={variant}>
            <Plus /> With an icon
          </Button>
          <Button variant={variant} busy>
            Saving…
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Example>
      ))}
      <Example title="Links">
        <LinkButton href="#main">A link as a button</LinkButton>
        <LinkButton asChild variant="secondary">
          <a href="#main">A router’s link, dressed</a>
        </LinkButton>
        <DownloadLink href="/landscape.svg">A file to keep</DownloadLink>
        <p>
          In a sentence stands <TextLink href="#main">a link</TextLink>, and elsewhere{' '}
          <TextLink quiet href="#main">
            a quiet one
          </TextLink>
          .
        </p>
      </Example>
      <Example title="Icon buttons, with tips">
        <Tooltip content="Edit">
          <IconButton label="Edit">
            <Pencil />
          </IconButton>
        </Tooltip>
        <Tooltip content="Add a row">
          <IconButton label="Add" variant="secondary">
            <Plus />
          </IconButton>
        </Tooltip>
        <Tooltip content="Delete for good">
          <IconButton label="Delete" variant="danger" size="sm">
            <Trash2 />
          </IconButton>
        </Tooltip>
        <IconButton label="Saving" busy>
          <Pencil />
        </IconButton>
      </Example>
      <Example title="Menu">
        <Menu
          align="start"
          trigger={
            <Button variant="secondary">
              <User /> Account <ChevronDown />
            </Button>
          }
        >
          <MenuItem icon={<Pencil />}>Edit</MenuItem>
          <MenuItem asChild>
            <a href="#main">
              <ArrowRight /> A link
            </a>
          </MenuItem>
          <SubMenu label="More" icon={<Plus />}>
            <MenuItem>Alpha</MenuItem>
            <MenuItem>Beta</MenuItem>
            <MenuItem disabled>Gamma</MenuItem>
          </SubMenu>
          <MenuItem icon={<Trash2 />} destructive>
            Delete
          </MenuItem>
        </Menu>
      </Example>
    </>
  );
}
