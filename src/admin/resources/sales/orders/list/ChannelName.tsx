import { useTranslate } from 'ra-core';

export function ChannelName({ type }: { type: string | undefined }) {
  const translate = useTranslate();
  return type ? translate(`orders.option.channel.${type}`, { _: type }) : null;
}
