import { useState } from "react";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Choice } from "../../../ui/form/choice.tsx";
import { EmailField } from "../../../ui/form/email-field.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { SearchField } from "../../../ui/form/search-field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { MoreButton } from "../../../ui/list/more-button.tsx";
import { KitSection } from "./kit-section.tsx";

const OPTIONS = [
  { id: "sun", name: "Sun" },
  { id: "rain", name: "Rain" },
  { id: "snow", name: "Snow" },
] as const;
const forget = () => {};
const LIST = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => Promise.resolve(),
};

export function KitChoices() {
  const [weather, setWeather] = useState<(typeof OPTIONS)[number]["id"]>("sun");
  const change = { value: weather, options: OPTIONS, onChange: setWeather };
  return (
    <KitSection title="Choices and searches">
      <div className="w-80">
        <Select label="Select" {...change} />
        <Choice label="Choice" {...change} />
        <Checkbox label="I agree, and may take it back." />
        <Checkbox label="At fault" error="Please tick the box." />
      </div>
      <EmailField label="Email" />
      <PasswordField label="Password" />
      <SearchField label="Search" maxLength={100} onSearch={forget} />
      <MoreButton list={LIST} />
      <MoreButton list={{ ...LIST, isFetchingNextPage: true }} />
      <MoreButton list={{ ...LIST, isFetchNextPageError: true }} />
    </KitSection>
  );
}
