import { CoinIcon } from "../../ui/icons.tsx";
import "./store.css";

export function StoreHead({ coins }: { coins: number }) {
  return (
    <div className="store-head">
      <div>
        <h1 className="t-h1" tabIndex={-1}>
          Store
        </h1>
        <p className="t-lead mt-2.5">Three ways to look even better. Luli has tried them all on.</p>
      </div>
      <p className="store-balance num">
        <CoinIcon />
        {new Intl.NumberFormat("en-US").format(coins)} coins
      </p>
    </div>
  );
}
