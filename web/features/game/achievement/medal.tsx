import {
  Cake,
  CloudSun,
  Crown,
  Flame,
  HandHeart,
  Handshake,
  HeartHandshake,
  House,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  NotebookPen,
  Orbit,
  PartyPopper,
  PawPrint,
  Shield,
  Shirt,
  Sprout,
  Tag,
  CalendarHeart,
} from "lucide-react";
import type { AchievementId } from "../../../../shared/contracts/game/achievement.ts";
import { Icon } from "../../../ui/icons.tsx";

type Look = { icon: LucideIcon; tone: "info" | "bad" | "warn" | "ok" | "premium" };

const LOOKS: Record<AchievementId, Look> = {
  first_woof: { icon: MessageCircle, tone: "info" },
  name_tag: { icon: Tag, tone: "info" },
  gentle_hands: { icon: HandHeart, tone: "bad" },
  chatterpup: { icon: MessagesSquare, tone: "info" },
  storyteller: { icon: NotebookPen, tone: "info" },
  cuddle_expert: { icon: HeartHandshake, tone: "bad" },
  cloud_of_fluff: { icon: CloudSun, tone: "bad" },
  growing_up: { icon: Sprout, tone: "ok" },
  brave_heart: { icon: Shield, tone: "ok" },
  life_of_the_party: { icon: PartyPopper, tone: "ok" },
  universe_explorer: { icon: Orbit, tone: "premium" },
  week_of_wags: { icon: Flame, tone: "warn" },
  month_of_moments: { icon: CalendarHeart, tone: "warn" },
  tail_wagger: { icon: PawPrint, tone: "warn" },
  pack_helper: { icon: Handshake, tone: "warn" },
  dressed_to_impress: { icon: Shirt, tone: "premium" },
  fashion_week: { icon: Crown, tone: "premium" },
  memory_keeper: { icon: Cake, tone: "bad" },
  welcome_home: { icon: House, tone: "ok" },
};

const LOBES = 12;
const point = (radius: number, turn: number) =>
  `${(36 + radius * Math.cos(turn)).toFixed(1)} ${(36 + radius * Math.sin(turn)).toFixed(1)}`;

/** A soft rosette: arcs from one lobe's end to the next. */
const ROSETTE = `M${point(31, 0)}${Array.from(
  { length: LOBES },
  (_, at) => `A8.6 8.6 0 0 1 ${point(31, ((at + 1) * 2 * Math.PI) / LOBES)}`,
).join("")}z`;

/** Grey until it is won; the words beside it say so as well. */
export function Medal({ id, isWon }: { id: AchievementId; isWon: boolean }) {
  const { icon, tone } = LOOKS[id];
  return (
    <span className={`medal ${isWon ? `medal-${tone}` : "medal-locked"}`}>
      <svg viewBox="0 0 72 72" aria-hidden="true">
        <path className="medal-edge" d={ROSETTE} />
        <circle className="medal-face" cx="36" cy="36" r="25" />
      </svg>
      <Icon of={icon} />
    </span>
  );
}
